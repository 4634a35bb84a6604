"""The residual of an example left out, without fitting again: what PRESS adds up."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import LEAVES_OUT_BY_FORMULA
from bounds.theorems.regression._variables import LeftOutResidual, Leverage, ResidualSize
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Leave-one-out residual from the leverage (PRESS)",
    statement=(
        r"For least squares and ridge regression, the error on an example of the fit to all the others is exactly its "
        r"residual divided by $1-h$, where $h$ is its leverage. PRESS is the sum of the squares of these."
    ),
    assumes=(LEAVES_OUT_BY_FORMULA,),
    relation="=",
    proof=(
        Step(
            "Put the left-out prediction for the label: the fit to all is then the fit to the others.",
            r"\hat f_{-i}(x_i)=\sum_{j\ne i}h_{ij}y_j+h_{ii}\hat f_{-i}(x_i)",
        ),
        Step("Solve for it.", r"y_i-\hat f_{-i}(x_i)=\frac{y_i-\hat f(x_i)}{1-h_{ii}}"),
    ),
    source=Source(
        "allen1974",
        "PRESS, the prediction sum of squares",
        seen_in="public reading notes that quote the paper and the formula",
    ),
    examples=(
        Example(dict(residual=1, leverage=0.5), "2", "by hand"),
        Example(dict(residual=3, leverage=0), "3", "by hand: an example without influence"),
        Example(dict(residual=0.5), "0.75", "by hand: 0.5/0.25", unknown="leverage", at_most=2),
    ),
    see_also="generalised_cross_validation puts the mean leverage for each.",
)
def leave_one_out_residual(residual: ResidualSize, leverage: Leverage) -> LeftOutResidual:
    return residual / (1 - leverage)
