## Basis of a component
basis-printed = printed in the rulebook
basis-review = known from published reviews
basis-inferred = follows from what is printed
basis-assumed = reconstructed by us; an owner of the box may correct it
