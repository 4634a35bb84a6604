"""How loose a theorem is: the same statement with one inequality of its proof replaced by the sharper one.

>>> from bounds import theorems
>>> from bounds.comparison.slack import slack
>>> [loss] = slack(theorems["finite_realizable"], {"m": 100, "delta": 0.05, "ln_size": 6.9})
>>> loss.sharper.slug, loss.loses, round(loss.before, 4), round(loss.value, 4)
('finite_realizable_sharp', '1 − ε ≤ e^(−ε)', 0.099, 0.0942)
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bounds.solving.validation import DomainError
from bounds.theorem import Theorem

# Each names a theorem of the same event, under no further assumption and from no other facts; the words say what
# the first one gives away. A pair stands here because the two statements were read side by side.
LOSSES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "finite_realizable": ("finite_realizable_sharp", "1 − ε ≤ e^(−ε)"),
        "finite_agnostic_excess": (
            "finite_agnostic_excess_sharp",
            "Two events for each of the |H| hypotheses, where |H| + 1 events are enough",
        ),
        "adaboost_training_error_exponential": ("adaboost_training_error", "1 − 4γ² ≤ e^(−4γ²)"),
        "graepel_compression": ("compression_chosen_size", "1 − ε ≤ e^(−ε)"),
        "random_projection_distortion": ("random_projection_chernoff", "Chernoff's exponent, cut after two terms"),
        "random_projection_chernoff": (
            "random_projection_exact",
            "Chernoff's bound instead of the χ² distribution",
        ),
        "rip_gaussian": ("rip_gaussian_net", "Larger constants than the net of points needs"),
        "gaussian_low_density_bound": (
            "gaussian_low_density",
            "Markov's inequality instead of the χ² distribution",
        ),
        "condorcet_hoeffding": ("condorcet", "Hoeffding's inequality instead of the binomial distribution"),
        "two_coins_lower": (
            "two_coins_exact",
            "Slud's inequality and a Gaussian tail instead of the binomial",
        ),
        "online_to_batch_textbook": ("online_to_batch", "A range of 2M for each difference, where M is enough"),
        "perceptron_hinge": ("perceptron_hinge_sharp", "√(x + y) ≤ √x + √y instead of the quadratic's root"),
        "pac_bayes_kl": ("pac_bayes_kl_exact", "ξ(m) ≤ 2√m"),
        "pac_bayes_kl_relaxed": ("pac_bayes_quadratic", "√(x + y) ≤ √x + √y"),
        "pac_bayes_quadratic": ("pac_bayes_kl", "kl(q‖p) ≥ (p − q)²/(2p)"),
        "pac_bayes_lambda": ("pac_bayes_quadratic", "This λ instead of the best one"),
        "pac_bayes_mcallester": ("pac_bayes_kl", "Pinsker's inequality, kl(q‖p) ≥ 2(p − q)²"),
        "pac_bayes_mcallester_1999": ("pac_bayes_mcallester", "Larger constants, those of 1999"),
        "pac_bayes_mcallester_2003": ("pac_bayes_mcallester", "ln m + 2, where ½ ln m + ln 2 is enough, and 2m − 1"),
        "pac_bayes_ssbd": ("pac_bayes_mcallester", "ln(m/δ) over 2(m − 1), where ln(2√m/δ) over 2m is enough"),
        "tree_class_size_relaxed": ("tree_class_size", "N(1 + ln 2d) instead of the exact count of trees"),
        "tree_nodes_erm_relaxed": ("tree_nodes_erm", "N(1 + ln 2d) instead of the exact count of trees"),
        "bernstein": ("bennett", "h(u) ≥ u²/(2 + 2u/3)"),
        "relative_chernoff": ("test_set_kl", "kl(q‖p) ≥ (p − q)²/(2p)"),
        "sauer_polynomial": ("sauer", "(em/d)^d instead of Sauer's sum"),
        "vc_blumer_sum": ("vc_blumer", "The sum of two terms, where the larger one is enough"),
        "vc_lecture_form": ("vc_original", "(2em/d)^d instead of Sauer's sum"),
        "vc_original_polynomial": ("vc_original", "(2m)^d instead of Sauer's sum"),
        "vc_original": ("vc_vapnik_growth", "The exponent mε²/8 of 1971, where about mε² was proved later"),
        "vc_vapnik": ("vc_vapnik_growth", "(2em/d)^d instead of Sauer's sum"),
        "vc_rademacher_polynomial": ("vc_rademacher", "(em/d)^d instead of Sauer's sum"),
    }
)


@dataclass(frozen=True)
class Slack:
    """One loose inequality: `loses` in words, the bound `before` and the `sharper` one's `value`."""

    sharper: Theorem
    loses: str
    before: float
    value: float

    @property
    def factor(self) -> float:
        """The ratio of both bounds, never below 1; infinite where the sharper one is 0."""
        smaller, larger = sorted((self.before, self.value))
        return larger / smaller if smaller > 0 else float("inf")

    @property
    def percent(self) -> float:
        """By how much the bound exceeds the sharper one, in percent of it."""
        return 100 * (self.factor - 1)


def slack(theorem: Theorem, inputs: Mapping[str, Any]) -> tuple[Slack, ...]:
    """Link by link, from this theorem to the sharpest that is recorded. Empty where nothing is recorded or lost.

    `inputs` has a value for every variable of `theorem`. Ends before a link that does not take these values. Raises
    DomainError where `theorem` itself does not.
    """
    losses: list[Slack] = []
    before, link = float(theorem(**inputs)), _sharper(theorem)
    while link is not None:
        sharper, loses = link
        value = _value(sharper, inputs)
        if value is None or not (value > before if theorem.relation == ">=" else value < before):
            break
        losses.append(Slack(sharper, loses, before, value))
        before, link = value, _sharper(sharper)
    return tuple(losses)


def _sharper(theorem: Theorem) -> tuple[Theorem, str] | None:
    from bounds import theorems

    if theorem.slug not in LOSSES:
        return None
    slug, loses = LOSSES[theorem.slug]
    return theorems[slug], loses


def _value(theorem: Theorem, inputs: Mapping[str, Any]) -> float | None:
    try:
        return float(theorem(**{variable.name: inputs[variable.name] for variable in theorem.variables}))
    except (DomainError, OverflowError):
        return None
