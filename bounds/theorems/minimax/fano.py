"""Fano's inequality: without information about which, one names the wrong one."""

from bounds.formula.functions import log, maximum
from bounds.theorem import theorem
from bounds.theorems.minimax._assumptions import ANY_ESTIMATOR, UNIFORM_PARAMETER
from bounds.theorems.minimax._variables import ErrorProbability, Hypotheses, SharedInformation
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Fano's inequality",
    statement=(
        "If the sample gives $I$ nats of information about which of $M$ equally likely parameters is true, every "
        "estimator names a wrong one with at least this probability."
    ),
    assumes=(UNIFORM_PARAMETER, ANY_ESTIMATOR),
    relation=">=",
    decreasing_in="information",
    proof=(
        Step(
            "What the estimate leaves unknown is whether it is right and, if not, which of the others is.",
            r"\ln M-I\le H(\theta\mid\hat\theta)\le h(p)+p\ln(M-1)",
        ),
        Step("Whether it is right is ln 2 at most.", r"\ln M-I\le\ln2+p\ln M"),
    ),
    source=Source("cover2006", "Theorem 2.10.1, its last form", seen_in="public notes on section 2.10 of the book"),
    examples=(
        Example(dict(hypotheses=1024, information=2), "0.6114609918", "mpmath: 1 - (2 + ln 2)/ln 1024"),
        Example(dict(hypotheses=2, information=0), "0", "by hand: is vacuous for two; le_cam does"),
        Example(
            dict(hypotheses=1024),
            "2.772588722",
            "mpmath: ln 1024/2 - ln 2 = 4 ln 2",
            unknown="information",
            at_least=0.5,
        ),
    ),
    see_also="fano_risk turns it into a lower bound on an estimation error.",
)
def fano(hypotheses: Hypotheses, information: SharedInformation) -> ErrorProbability:
    return maximum(0, 1 - (information + log(2)) / log(hypotheses))
