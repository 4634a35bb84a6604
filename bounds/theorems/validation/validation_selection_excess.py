"""How much worse than the best candidate the validation winner can be."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import HELD_OUT, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import ExcessRisk
from bounds.vocabulary.variables import Accuracy, Candidates, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, k: Candidates) -> Samples:
    return 2 * (log(k) + log(2 / delta)) / epsilon**2


def failure_probability(epsilon: Accuracy, m: Samples, k: Candidates) -> Confidence:
    return 2 * exp(log(k) - m * epsilon**2 / 2)


@theorem(
    title="Validation set, excess risk of the winner",
    statement=(
        r"Let $h_1,\dots,h_k$ be trained without the $m$ examples of $V$, and let $\hat h$ have the smallest error on "
        r"$V$. With probability at least $1-\delta$ over $V$, $L_{\mathcal D}(\hat h)\le\min_iL_{\mathcal "
        r"D}(h_i)+\varepsilon$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, HELD_OUT),
    decreasing_in="m delta",
    proof=(
        Step(
            "With probability 1-δ no candidate strays by more than ε/2.",
            r"\max_i|L_{\mathcal D}(h_i)-L_V(h_i)|\le\tfrac\varepsilon2",
            uses="validation_selection",
        ),
        Step(
            "For the winner it counts twice.",
            r"L_{\mathcal D}(\hat h)\le L_V(\hat h)+\tfrac\varepsilon2\le L_V(h^*)+\tfrac\varepsilon2\le "
            r"L_{\mathcal D}(h^*)+\varepsilon",
            uses="representative_sample",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Theorem 11.2 with Lemma 4.2"),
    examples=(
        Example(dict(m=1000, delta=0.05, k=10), "0.1094665661022395", "mpmath: sqrt(2 ln(400)/1000)"),
        Example(dict(delta=0.05, k=20), "1337", "mpmath: 200 ln(800) = 1336.92", unknown="m", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "validation for model selection",
            printed=r"\sqrt{\frac{2\log(2|m_H|/\delta)}{|V|}}",
            right=r"\sqrt{\frac{2\ln(2|H|/\delta)}{|V|}}",
            consequence="The number of candidates belongs there: ten models, |V| = 1,000 and δ = 0.05 give "
            "{{validation_selection_excess m=1000 delta=0.05 k=10}}.",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="validation_selection",
            because="The gap counts twice: for the winner and for the best candidate.",
            value="2 * value",
            equal=True,
        ),
        Connection(
            kind="specialises",
            another="finite_agnostic_excess",
            because="The candidates are a class of k hypotheses.",
            at={"ln_size": "log(k)"},
            equal=True,
        ),
    ),
    see_also=(
        "Twice validation_selection: {{validation_selection_excess m=1000 delta=0.05 k=10}} and "
        "{{validation_selection m=1000 delta=0.05 k=10}} for 10 models, m = 1,000, δ = 0.05. One set of notes "
        "prints this, another the gap; both are right. It is finite_agnostic_excess with the candidates as the "
        "class."
    ),
)
def validation_selection_excess(m: Samples, delta: Confidence, k: Candidates) -> ExcessRisk:
    return sqrt(2 * (log(k) + log(2 / delta)) / m)
