"""Uniform bound with the expected Rademacher complexity of the losses, as textbooks write it today."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import CLASS_FIXED, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, RademacherComplexity, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, rademacher: RademacherComplexity) -> Samples:
    return log(1 / delta) / (2 * (epsilon - 2 * rademacher) ** 2)


def failure_probability(epsilon: Accuracy, m: Samples, rademacher: RademacherComplexity) -> Confidence:
    return exp(-2 * m * (epsilon - 2 * rademacher) ** 2)


def affordable_complexity(epsilon: Accuracy, m: Samples, delta: Confidence) -> RademacherComplexity:
    return (epsilon - sqrt(log(1 / delta) / (2 * m))) / 2


def shalev_shwartz(m: Samples, delta: Confidence, rademacher: RademacherComplexity) -> Gap:
    return 2 * rademacher + sqrt(2 * log(2 / delta) / m)


def bartlett_mendelson(m: Samples, delta: Confidence, rademacher: RademacherComplexity) -> Gap:
    return 2 * rademacher + sqrt(8 * log(2 / delta) / m)


@theorem(
    title="Rademacher bound, expected complexity, modern convention",
    statement=(
        r"Let $\mathfrak R=\mathbb E_S\,\mathbb E_\sigma\sup_{f\in\mathcal F}\frac1m\sum_i\sigma_i\,\ell(f(x_i),y_i)$ "
        "be the complexity of the losses, without factor 2 and without absolute value. With probability at least "
        r"$1-\delta$ over the sample, every $f\in\mathcal F$ has $L_{\mathcal D}(f)\le L_S(f)+\varepsilon$: "
        "one-sided, uniform over the class."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "The largest gap moves by at most 1/m when one example changes.",
            r"\mathbb P\Big[\sup_f(L_{\mathcal D}-L_S)>\mathbb E\sup_f(L_{\mathcal D}-L_S)+t\Big]\le e^{-2mt^2}=\delta",
            uses="McDiarmid's inequality",
        ),
        Step(
            "A second sample and random signs bound its mean.",
            r"\mathbb E\sup_f(L_{\mathcal D}-L_S)\le2\,\mathfrak R",
            uses="symmetrisation",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability, affordable_complexity),
    source=Source("mohri2018", "Theorem 3.3, first inequality"),
    examples=(
        Example(dict(m=1000, delta=0.05, rademacher=0.05), "0.1387022756", "mpmath: 0.1 + sqrt(ln(20)/2000)"),
        Example(dict(delta=0.05, rademacher=0.05), "600", "mpmath: ln(20)/0.005 = 599.15", unknown="m", at_most=0.15),
    ),
    forms=(
        PrintedForm(
            formula=shalev_shwartz,
            title="form of Shalev-Shwartz and Ben-David",
            source=Source("shalev-shwartz2014", "Theorem 26.5, part 1"),
            compared="looser",
            because="McDiarmid's inequality with twice the change that one example can make, and in both directions.",
            examples=(
                Example(dict(m=1000, delta=0.05, rademacher=0.1), "0.285893881669", "mpmath: 0.2 + sqrt(2 ln 40/1000)"),
            ),
        ),
        PrintedForm(
            formula=bartlett_mendelson,
            title="form of Bartlett and Mendelson",
            source=Source("bartlett2002", "Theorem 8", seen_in="Prove2Me, RadGauss.RiskBound.theorem_8"),
            compared="looser",
            because="The first published constants; there the complexity takes absolute values, and is no smaller.",
            examples=(
                Example(dict(m=1000, delta=0.05, rademacher=0.1), "0.371787763339", "mpmath: 0.2 + sqrt(8 ln 40/1000)"),
            ),
        ),
    ),
    see_also=(
        "rademacher_expected is the same in the older convention, whose complexity is at least twice this. For a "
        "class of ±1 predictions the losses have half its complexity: the term is then R(H) itself."
    ),
)
def rademacher_loss_expected(m: Samples, delta: Confidence, rademacher: RademacherComplexity) -> Gap:
    return 2 * rademacher + sqrt(log(1 / delta) / (2 * m))
