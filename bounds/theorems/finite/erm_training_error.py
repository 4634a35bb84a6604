"""The training error of the empirical risk minimizer flatters: on average it is below the best risk of the class."""

from bounds.theorem import theorem
from bounds.theorems.finite._variables import BestRisk, TrainingErrorOfBest
from bounds.vocabulary.assumptions import CLASS_FIXED, ERM, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Expected training error of ERM",
    statement=(
        "On average over samples of any size, the training error of the empirical risk minimizer is at most the "
        "minimum "
        r"true risk in the class: $\mathbb E\,[L_S(h_S)]\le\inf_{h\in\mathcal H}L_{\mathcal D}(h)$. It is optimistic, "
        "whatever the class."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, CLASS_FIXED, ERM),
    proof=(
        Step("The minimizer is at least as good on the sample as any fixed rival.", r"L_S(h_S)\le L_S(h)"),
        Step(
            "The rival was fixed before the sample, so that its training error is right on average.",
            r"\mathbb E\,[L_S(h_S)]\le\mathbb E\,[L_S(h)]=L_{\mathcal D}(h)",
        ),
        Step("That holds for every rival, and so for the infimum over them."),
    ),
    source=Source("mak1999", "Theorem 1", seen_in="Prove2Me, which quotes it from p. 49 of the paper"),
    examples=(
        Example(dict(best_risk=0.1), "0.1", "by hand: the bound is the minimum risk itself"),
        Example({}, "0.2", "by hand: a mean training error of 0.2 takes a best risk of 0.2", unknown="best_risk",
                at_most=0.2),
    ),
    see_also=(
        "How far below is bounded by finite_expected_gap for a finite class, and known for independent models "
        "(best_of_models). The excess risk is so on average at most the gap between true and training error."
    ),
)  # fmt: skip
def erm_training_error(best_risk: BestRisk) -> TrainingErrorOfBest:
    return best_risk
