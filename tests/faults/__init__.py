"""The power of the test suite: plausible slips are made in a copy of the checkout, and its tests must catch them.

`python -m tests.faults` makes every fault of `data` in turn and runs the tests that `caught.toml` says caught it; where
they no longer do, the fault's own tests. `--together` makes all that do not disturb each other at once.
"""
