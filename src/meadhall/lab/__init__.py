"""The lab: matches, ladders, records and studies of games, here or on a cluster; replays for notebooks."""
