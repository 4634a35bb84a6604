"""AdaBoost's margins in the limit: at least about half of what the best vote would reach."""

from bounds.formula.functions import log_one_minus
from bounds.theorem import theorem
from bounds.theorems.boosting._variables import EdgeInside, SmallestMargin
from bounds.vocabulary.assumptions import ADABOOST, WEAK_EDGE
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="AdaBoost's margin in the limit",
    statement=(
        r"If AdaBoost runs on and in every round the weak learner's weighted error is at most $\tfrac12-\gamma$, the "
        "smallest normalized margin on the training examples is in the limit at least this. A sure statement about the "
        "training set."
    ),
    assumes=(ADABOOST, WEAK_EDGE),
    relation=">=",
    proof=(
        Step(
            "The share of examples with margin at most θ is at most a product over rounds.",
            r"\prod_t\sqrt{(1-2\gamma_t)^{1-\theta}(1+2\gamma_t)^{1+\theta}}",
            uses="adaboost_margin_loss",
        ),
        Step(
            "For θ at most 2γ each factor falls as its edge grows; at γ it is below 1 exactly for θ below the value "
            "of the theorem.",
            r"(1-\theta)\ln(1-2\gamma)+(1+\theta)\ln(1+2\gamma)<0",
        ),
        Step("So for every such θ the share falls below 1/m, that is to 0."),
    ),
    source=Source("ratsch2005", "the margin of unmodified AdaBoost, as derived in the proof shown", checked=False),
    examples=(
        Example(dict(gamma=0.1), "0.1006794264", "mpmath: -ln(0.96)/ln(1.2/0.8)"),
        Example(dict(gamma=0.25), "0.2618595071", "mpmath: ln(4/3)/ln 3"),
        Example(dict(), "0.4196433776", "mpmath, by bisection", unknown="gamma", at_least=0.5),
    ),
    see_also=(
        "A vote with margin ρ on all examples exists only if every weighting leaves an edge γ of at least ρ/2, and "
        "then the best margin is 2γ: the limit is between half of that and all of it. adaboost_margin_loss is for "
        "finitely many rounds."
    ),
)
def adaboost_limit_margin(gamma: EdgeInside) -> SmallestMargin:
    return log_one_minus(4 * gamma**2) / log_one_minus(4 * gamma / (1 + 2 * gamma))
