"""The best of k validated models, judged by the exact binomial bound."""

from bounds.formula.functions import binomial_cdf, binomial_upper
from bounds.theorem import theorem
from bounds.theorems.validation._variables import ErrorsOfChosen
from bounds.vocabulary.assumptions import HELD_OUT, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Candidates, Confidence, Number, Samples


def failure_probability(epsilon: Accuracy, m: Samples, errors: ErrorsOfChosen, k: Candidates) -> Confidence:
    return k * binomial_cdf(errors, m, epsilon)


def no_more_errors_than_examples(errors: ErrorsOfChosen, m: Samples) -> Number:
    return errors <= m


@theorem(
    title="Validation set, best of k models, exact binomial",
    statement=(
        r"Let $h_1,\dots,h_k$ be trained without the $m$ validation examples, and let the chosen one make $s$ errors "
        r"on them. With probability at least $1-\delta$ over the validation set, whichever is chosen, "
        r"$L_{\mathcal D}(h)\le\max\{p:\mathbb P[\mathrm{Bin}(m,p)\le s]\ge\delta/k\}$. One-sided."
    ),
    assumes=(IID, ZERO_ONE_LOSS, HELD_OUT),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_errors_than_examples,),
    proof=(
        Step(
            "Each model's own bound fails with probability at most δ/k.",
            r"\mathbb P[L_{\mathcal D}(h_i)>\overline p_i]\le\tfrac\delta k",
            uses="test_set_binomial",
        ),
        Step("So with probability 1-δ none fails.", r"k\cdot\tfrac\delta k=\delta", uses="union bound"),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("langford2005", "Theorem 3.3 with a union over the models"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, errors=50, k=20),
            "0.07248397454317911",
            "mpmath: binomial tail at 0.05/20, bisection",
        ),
        Example(dict(m=200, delta=0.01, errors=10, k=1000), "0.147791747403303", "mpmath: binomial tail at 10^-5"),
        Example(dict(m=1000, delta=0.05, errors=0, k=20), "0.00597355151635", "mpmath: 1 - (0.05/20)^(1/1000)"),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="finite_binomial",
            because="The candidates are a class of k hypotheses.",
            at={"ln_size": "log(k)"},
            equal=True,
        ),
        Connection(
            kind="follows",
            another="test_set_binomial",
            because="Each candidate has the share δ/k.",
            at={"delta": "delta / k"},
            equal=True,
        ),
    ),
    see_also=(
        "Against validation_selection: one-sided, and it sees how few the errors are: "
        "{{validation_selection_binomial m=1000 delta=0.05 errors=50 k=20}} instead of "
        "{{validation_selection m=1000 delta=0.05 k=20 plus=0.05}} for 50 of 1,000, 20 models, δ = 0.05. With "
        "unequal shares δπ_i instead of δ/k it is finite_binomial."
    ),
)
def validation_selection_binomial(m: Samples, delta: Confidence, errors: ErrorsOfChosen, k: Candidates) -> TrueRisk:
    return binomial_upper(errors, m, delta / k)
