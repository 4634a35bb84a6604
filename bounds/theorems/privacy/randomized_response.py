"""Randomized response: how private an answer is that may be a lie."""

from bounds.formula.functions import log_odds
from bounds.theorem import theorem
from bounds.theorems.privacy._assumptions import RANDOMIZED_RESPONSE
from bounds.theorems.privacy._response_variables import PrivacyOfAnswer, Truth
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Randomized response, privacy",
    statement=(
        r"An answer that is true with probability $p\ge\frac12$ is $\varepsilon$-differentially private exactly for "
        r"those $\varepsilon$ that are at least this, the logarithm of the odds of a true answer."
    ),
    assumes=(RANDOMIZED_RESPONSE,),
    relation="=",
    proof=(
        Step(
            "An answer has one of two probabilities, whichever the secret bit is.",
            r"\frac{\mathbb P[\text{answer }a\mid\text{bit }a]}{\mathbb P[\text{answer }a\mid\text{bit }1-a]}"
            r"=\frac p{1-p}",
        ),
        Step(
            "The ratio the other way is the inverse, which is no larger; the only other sets of answers are empty or "
            "hold both.",
            r"\varepsilon=\ln\frac p{1-p}\ge\ln\frac{1-p}p",
        ),
    ),
    source=Source("dwork2014", "section 3.2, where p = 3/4 gives ln 3", checked=False),
    examples=(
        Example(dict(truth=0.75), "1.09861228866811", "by hand: ln 3"),
        Example(dict(truth=0.5), "0", "by hand: a coin tells nothing"),
        Example(dict(truth=0.9), "2.19722457733622", "by hand: ln 9"),
        Example({}, "0.731058578630", "mpmath: e/(1 + e)", unknown="truth", at_most=1),
    ),
    see_also=(
        "Solved for p it is e^ε/(1 + e^ε). A coin that decides between the truth and a second coin has p = 3/4. "
        "randomized_response_error is what the answers are still good for. Answers of several people, each with a "
        "coin of their own, are together as private as one."
    ),
)
def randomized_response(truth: Truth) -> PrivacyOfAnswer:
    return log_odds(truth)
