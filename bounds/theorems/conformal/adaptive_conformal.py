"""Adaptive conformal inference: whatever the data do, the share of misses comes to the level asked for."""

from bounds.formula.functions import maximum
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import ADAPTIVE_LEVEL, ANY_LABELS
from bounds.theorems.conformal._variables import DistanceFromLevel, FirstLevel, LevelStep, Predictions
from bounds.vocabulary.citation import Example, Source, Step


def predictions_needed(distance: DistanceFromLevel, step: LevelStep, start: FirstLevel) -> Predictions:
    return (maximum(start, 1 - start) + step) / (distance * step)


def smallest_step(distance: DistanceFromLevel, rounds: Predictions, start: FirstLevel) -> LevelStep:
    return maximum(start, 1 - start) / (rounds * distance - 1)


@theorem(
    title="Adaptive conformal inference (ACI)",
    statement=(
        r"On every sequence, the share of the $T$ sets that miss their label differs from the level $\alpha$ by at "
        "most this. It is certain, under any distribution shift; it is about the long run, not about any single set."
    ),
    assumes=(ANY_LABELS, ADAPTIVE_LEVEL),
    decreasing_in="rounds step",
    non_monotone="start",
    proof=(
        Step(
            "A level below 0 misses nothing and rises, one above 1 misses and falls, and no step is longer than γ.",
            r"-\gamma\le\alpha_t\le1+\gamma",
            uses="induction on t",
        ),
        Step(
            "The steps add up to the last level less the first.",
            r"\alpha_{T+1}-\alpha_1=\gamma\sum_{t=1}^T(\alpha-e_t)",
        ),
        Step(
            "Divide by Tγ.",
            r"\Big|\frac1T\sum_te_t-\alpha\Big|=\frac{|\alpha_{T+1}-\alpha_1|}{T\gamma}"
            r"\le\frac{\max\{\alpha_1,1-\alpha_1\}+\gamma}{T\gamma}",
        ),
    ),
    equivalent_forms=(predictions_needed, smallest_step),
    source=Source("gibbs2021", "Lemma 4.1 and Proposition 4.1"),
    examples=(
        Example(dict(rounds=1000, step=0.005, start=0.1), "0.181", "by hand: 0.905/5"),
        Example(dict(rounds=1, step=2, start=0.5), "1.25", "by hand: 2.5/2, which is vacuous"),
        Example(dict(step=0.005, start=0.1), "18,100", "by hand: 181/0.01", unknown="rounds", at_most=0.01),
        Example(dict(rounds=1000, start=0.9), "0.1", "by hand: 0.9/(1000 * 0.01 - 1)", unknown="step", at_most=0.01),
    ),
    see_also=(
        "conformal_coverage needs exchangeable examples, and then holds for each new one; conformal_drift bounds what "
        "a slow drift costs. A step of any size is allowed: sets with γ near 1 are right in the long run and useless, "
        "every label or none."
    ),
)
def adaptive_conformal(rounds: Predictions, step: LevelStep, start: FirstLevel) -> DistanceFromLevel:
    return (maximum(start, 1 - start) + step) / (rounds * step)
