"""A closed lower bound on how often two coins are confused."""

from bounds.formula.functions import exp, one_minus_exp, sqrt
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import TWO_COINS
from bounds.theorems.lower_bounds._variables import Bias, Tosses, WrongCoin
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Telling two coins apart, lower bound",
    statement=(
        "Whatever the rule, after an odd number $m$ of tosses (or one more) of a coin whose heads have "
        r"probability $(1+\alpha)/2$ or $(1-\alpha)/2$, each as likely beforehand, it is wrong with at "
        "least this probability."
    ),
    assumes=(IID, TWO_COINS),
    decreasing_in="m alpha",
    relation=">=",
    proof=(
        Step(
            "No rule beats the majority.",
            r"\mathbb P[\text{wrong}]\ge\tfrac12\mathbb P[\mathrm{Bin}(m,\tfrac{1-\alpha}2)\ge\tfrac m2]",
            uses="two_coins_exact",
        ),
        Step(
            "A binomial tail is at least a normal one.",
            (
                r"\mathbb P[\mathrm{Bin}\ge\tfrac m2]\ge\mathbb "
                r"P\Big[Z\ge\sqrt{\frac{m\alpha^2}{1-\alpha^2}}\Big]"
            ),
            uses="Slud's inequality",
        ),
        Step("And that at least this.", r"\tfrac12\Big(1-\sqrt{1-e^{-z^2}}\Big)\le\mathbb P[Z\ge z]"),
    ),
    source=Source("anthony1999", "Lemma 5.1"),
    examples=(
        Example(dict(m=99, alpha=0.1), "0.05065453849435", "mpmath: (1 - sqrt(1 - exp(-100/99)))/4"),
        Example(dict(m=999, alpha=0.05), "0.01041341459439", "mpmath: (1 - sqrt(1 - exp(-2.5/0.9975)))/4"),
        Example(
            dict(alpha=0.1),
            "99",
            "mpmath: 0.050655 at 99, 0.049516 at 101",
            unknown="m",
            at_least=0.05,
        ),
    ),
    connections=(
        Connection(kind="follows", another="two_coins_exact", because="The exact probability is above Slud's bound."),
    ),
    see_also=(
        "About a third of the exact probability (two_coins_exact) at m = 99, α = 0.1: "
        "{{two_coins_lower m=99 alpha=0.1}} for {{two_coins_exact m=99 alpha=0.1}}. Textbooks write it (1 - √(1 - "
        "e^(-x)))/4 with 2⌈m/2⌉ for m "
        "+ 1; the form here is equal and keeps its digits."
    ),
)
def two_coins_lower(m: Tosses, alpha: Bias) -> WrongCoin:
    exponent = (m + 1) * alpha**2 / (1 - alpha**2)
    return exp(-exponent) / (4 * (1 + sqrt(one_minus_exp(exponent))))
