"""The majority of the tosses is the best guess which of two coins it is; how often it is wrong."""

from bounds.formula.functions import binomial_cdf
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import TWO_COINS
from bounds.theorems.lower_bounds._variables import Bias, Tosses, WrongCoin
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Telling two coins apart, exactly",
    statement=(
        r"A coin has heads with probability $(1+\alpha)/2$ or $(1-\alpha)/2$, each as likely beforehand. "
        "After an odd number $m$ of tosses the best guess is the majority, and it is wrong with exactly "
        "this probability; one toss more changes nothing."
    ),
    assumes=(IID, TWO_COINS),
    decreasing_in="m alpha",
    relation="=",
    proof=(
        Step(
            "Bayes: guess the coin under which the tosses are likelier, the one of the majority.",
            r"\Big(\frac{1+\alpha}{1-\alpha}\Big)^{\text{heads}-\text{tails}}",
        ),
        Step(
            "It is wrong when fewer than half of the tosses go the right way.",
            r"\mathbb P[\mathrm{Bin}(m,\tfrac{1+\alpha}2)<\tfrac m2]",
        ),
        Step(
            ("A toss that makes the number even can turn the majority into a tie only, which is worth no more."),
        ),
    ),
    source=Source("anthony1999", "Lemma 5.1; the exact distribution is elementary"),
    examples=(
        Example(
            dict(m=99, alpha=0.1),
            "0.158652198937",
            "mpmath: P[Bin(99, .55) <= 49]; for 100 tosses P[< 50] + P[= 50]/2 is the same",
        ),
        Example(dict(m=1, alpha=0.5), "0.25", "by hand: one toss"),
        Example(dict(m=3, alpha=0.5), "0.15625", "by hand: 1/64 + 9/64"),
        Example(
            dict(alpha=0.1),
            "269",
            "mpmath: 0.050538 at 267, 0.049905 at 269",
            unknown="m",
            at_most=0.05,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="binomial_lower_tail",
            because="The majority is wrong where fewer than half of the tosses go the right way.",
            at={"errors": "(m - 1) / 2", "risk": "(1 + alpha) / 2"},
            equal=True,
        ),
    ),
    see_also="two_coins_lower is the closed bound below it that the agnostic lower bounds use.",
)
def two_coins_exact(m: Tosses, alpha: Bias) -> WrongCoin:
    return binomial_cdf((m - 1) / 2, m, (1 + alpha) / 2)
