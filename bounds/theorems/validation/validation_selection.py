"""Choosing among k trained models on one validation set."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import HELD_OUT, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Candidates, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, k: Candidates) -> Samples:
    return (log(k) + log(2 / delta)) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples, k: Candidates) -> Confidence:
    return 2 * exp(log(k) - 2 * m * epsilon**2)


@theorem(
    title="Validation set, selection among models",
    statement=(
        r"Let $h_1,\dots,h_k$ be trained without the $m$ examples of $V$. With probability at least $1-\delta$ over "
        r"$V$, all of them, and so the one chosen on $V$, have $|L_{\mathcal D}(h_i)-L_V(h_i)|\le\varepsilon$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, HELD_OUT),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step("Fix the training set: then the candidates are k fixed hypotheses, and V is a fresh sample."),
        Step(
            "Each of them strays rarely; add up.",
            r"k\cdot2e^{-2m\varepsilon^2}=\delta",
            uses="validation_two_sided, union bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Theorem 11.2"),
    examples=(
        Example(dict(m=1000, delta=0.05, k=10), "0.05473328305112", "mpmath: sqrt(ln(400)/2000)"),
        Example(dict(m=200, delta=0.05, k=20), "0.1292730804119", "mpmath: sqrt(ln(800)/400)"),
        Example(dict(delta=0.05, k=20), "1337", "mpmath: 200 ln(800) = 1336.92", unknown="m", at_most=0.05),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "validation for model selection",
            printed=r"L_D(h^*)\le\min_{h\in H}L_D(h)+\sqrt{\frac{2\log(2|m_H|/\delta)}{|V|}}",
            right=r"L_{\mathcal D}(h^*)\le\min_{h\in H}L_{\mathcal D}(h)+\sqrt{\frac{2\ln(2|H|/\delta)}{|V|}}",
            consequence=(
                "The number of candidates is meant, not a sample complexity: "
                "{{validation_selection_excess m=1000 delta=0.05 k=10}} for ten models, |V| = 1,000, δ = 0.05. It is "
                "an excess risk, twice the gap."
            ),
        ),
        Misprint(
            "milan",
            "tuning hyperparameters on a given training set",
            printed=r"\text{That will provide an estimate of }\ell_{\mathcal D}(A_{\theta^*}(S))",
            right=r"\ell_{\mathcal D}(h_\theta)\le\ell_{dev}(h_\theta)+\varepsilon"
            r"\ \text{ for all }\theta\in\Theta_0,\ h_\theta=A_\theta(S_{train})",
            consequence=(
                "An estimate, but too low: the smallest validation error among 20 worthless classifiers (true error "
                "0.5) on 200 examples is {{best_of_models m=200 error=0.5 models=20 digits=3}} on average. And it is "
                "about the models trained on S_train, not about "
                "the one refitted on S."
            ),
            verdict="loose",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="validation_two_sided",
            because="Each candidate has the share δ/k.",
            at={"delta": "delta / k"},
            equal=True,
        ),
        Connection(
            kind="specialises",
            another="finite_agnostic",
            because="The candidates are a class of k hypotheses.",
            at={"ln_size": "log(k)"},
            equal=True,
        ),
    ),
    see_also=(
        "validation_two_sided with δ/k for each candidate. The winner's excess risk over the best candidate is at "
        "most twice this gap."
    ),
)
def validation_selection(m: Samples, delta: Confidence, k: Candidates) -> Gap:
    return sqrt((log(k) + log(2 / delta)) / (2 * m))
