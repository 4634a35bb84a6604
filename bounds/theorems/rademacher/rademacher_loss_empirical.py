"""Uniform bound with the Rademacher complexity on the sample at hand, as textbooks write it today."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import CLASS_FIXED, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, EmpiricalRademacher, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, rademacher: EmpiricalRademacher) -> Samples:
    return 9 * log(2 / delta) / (2 * (epsilon - 2 * rademacher) ** 2)


def failure_probability(epsilon: Accuracy, m: Samples, rademacher: EmpiricalRademacher) -> Confidence:
    return 2 * exp(-2 * m * ((epsilon - 2 * rademacher) / 3) ** 2)


def shalev_shwartz(m: Samples, delta: Confidence, rademacher: EmpiricalRademacher) -> Gap:
    return 2 * rademacher + 4 * sqrt(2 * log(4 / delta) / m)


@theorem(
    title="Rademacher bound, complexity on the sample, modern convention",
    statement=(
        r"Let $\hat{\mathfrak R}=\mathbb E_\sigma\sup_{f\in\mathcal F}\frac1m\sum_i\sigma_i\,\ell(f(x_i),y_i)$ be the "
        "complexity of the losses on the sample, without factor 2 and without absolute value. With probability at "
        r"least $1-\delta$ over the sample, every $f\in\mathcal F$ has $L_{\mathcal D}(f)\le L_S(f)+\varepsilon$: "
        "one-sided, uniform over the class."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Spend half of the failure probability on the bound with the expected complexity.",
            r"L_{\mathcal D}\le L_S+2\,\mathfrak R+\sqrt{\frac{\ln(2/\delta)}{2m}}",
            uses="rademacher_loss_expected",
        ),
        Step(
            "And half on the distance of the empirical complexity from its mean, which one example moves by at most "
            "1/m.",
            r"\mathfrak R\le\hat{\mathfrak R}+\sqrt{\frac{\ln(2/\delta)}{2m}}",
            uses="McDiarmid's inequality, union bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("mohri2018", "Theorem 3.3, second inequality"),
    examples=(
        Example(dict(m=1000, delta=0.05, rademacher=0.05), "0.2288408225", "mpmath: 0.1 + 3 sqrt(ln(40)/2000)"),
        Example(dict(delta=0.05, rademacher=0.05), "415", "mpmath: 9 ln(40)/0.08 = 414.999", unknown="m", at_most=0.3),
    ),
    forms=(
        PrintedForm(
            formula=shalev_shwartz,
            title="form of Shalev-Shwartz and Ben-David",
            source=Source("shalev-shwartz2014", "Theorem 26.5, part 2"),
            compared="looser",
            because="McDiarmid's inequality twice, with twice the change that one example can make.",
            examples=(
                Example(
                    dict(m=1000, delta=0.05, rademacher=0.1), "0.574466089666", "mpmath: 0.2 + 4 sqrt(2 ln 80/1000)"
                ),
            ),
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rademacher_loss_expected",
            because="The expected complexity is hardly above the empirical one: the other half of δ.",
            at={"delta": "delta / 2", "rademacher": "rademacher + sqrt(log(2 / delta) / (2 * m))"},
            equal=True,
        ),
    ),
    see_also="rademacher_empirical is the same in the older convention, whose complexity is at least twice this.",
)
def rademacher_loss_empirical(m: Samples, delta: Confidence, rademacher: EmpiricalRademacher) -> Gap:
    return 2 * rademacher + 3 * sqrt(log(2 / delta) / (2 * m))
