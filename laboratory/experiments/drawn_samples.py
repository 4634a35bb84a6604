"""What is drawn, in words that several laws share."""

from laboratory.experiments.enumeration import HYPOTHESES

FIXED = "A hypothesis fixed beforehand has risk p; n test examples, independent."
CLASS = f"{HYPOTHESES} hypotheses of risk p each have independent mistakes on n examples."
VALIDATED = "Training left a hypothesis of risk p; n validation examples, independent."
VARIANCE = "A fixed hypothesis has risk p and its losses the variance p(1 − p); n test examples, independent."
CONSISTENT = f"One hypothesis is never wrong; {HYPOTHESES - 1} of risk p each have independent mistakes on n examples."
CHOSEN = (
    f"{HYPOTHESES} candidates of risk p each have independent mistakes on n validation examples; "
    "the one with the fewest is chosen."
)
PAIRS = "Two models of one risk; p of the items are decided rightly by exactly one of the two, n items."
WATCHED = "A hypothesis fixed beforehand has risk p and is watched from the first to the n-th test example."
HALF = f"{FIXED} Here γ = 1/2."
