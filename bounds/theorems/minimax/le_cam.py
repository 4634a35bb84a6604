"""Le Cam's two-point method: two parameters that cannot be distinguished give a large error on one of them."""

from bounds.theorem import theorem
from bounds.theorems.minimax._assumptions import ANY_ESTIMATOR, DISTANCE, TWO_PARAMETERS
from bounds.theorems.minimax._variables import MinimaxRisk, Separation, TotalVariation
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Le Cam's two-point method",
    statement=(
        "If the samples under two parameters at distance $s$ differ by at most $V$ in total variation, every "
        "estimator has at one of the two an expected error of at least this."
    ),
    assumes=(TWO_PARAMETERS, DISTANCE, ANY_ESTIMATOR),
    relation=">=",
    decreasing_in="tv",
    proof=(
        Step(
            "The larger of two errors is at least their mean; put both under what the two distributions share.",
            r"\mathbb E_0[d(\hat\theta,\theta_0)]+\mathbb E_1[d(\hat\theta,\theta_1)]"
            r"\ge\int\big(d(\hat\theta,\theta_0)+d(\hat\theta,\theta_1)\big)\min(dP_0,dP_1)",
        ),
        Step("The two distances add up to s at least.", r"\ge s\int\min(dP_0,dP_1)=s\,(1-V)"),
    ),
    source=Source(
        "yu1997",
        "the lemma on Le Cam's method",
        seen_in="huisaddison.com/blog/lecams-method.html, which follows the chapter",
    ),
    examples=(
        Example(dict(separation=1, tv=0.5), "0.25", "by hand: 0.5/2"),
        Example(dict(separation=0.2, tv=0.6826894921), "0.03173105079", "by hand: 0.1 (1 - V), V of N(0,1) and N(2,1)"),
        Example(dict(separation=2), "0.9", "by hand", unknown="tv", at_least=0.1),
    ),
    see_also=(
        "Sharp: for two Gaussians the estimator that names the likelier one has just this mean error. le_cam_samples "
        "puts relative entropy and m for V. Some texts use a separation 2δ for s."
    ),
)
def le_cam(separation: Separation, tv: TotalVariation) -> MinimaxRisk:
    return separation / 2 * (1 - tv)
