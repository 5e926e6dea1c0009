"""It is your turn: telling people who are not at the table, by web push, webhook or e-mail.

A seat opts in on its page (`desk`). `rounds` looks at tables whose version went up, decides from what everybody may
know who is asked (`turns`), and sends what is due (`messages`, `delivery`). What was decided stands in the store, so
neither a restart nor a second process loses or repeats it.
"""
