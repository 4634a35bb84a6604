"""The Berry-Esseen theorem: how far the normal law may be from that of a mean."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import THREE_MOMENTS
from bounds.theorems.validation._variables import DistanceFromNormal, ThirdMoment
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.variables import Samples


def sample_complexity(distance: DistanceFromNormal, skew: ThirdMoment) -> Samples:
    return (0.4748 * skew / distance) ** 2


def feller(m: Samples, skew: ThirdMoment) -> DistanceFromNormal:
    return 3 * skew / sqrt(m)


def van_beek(m: Samples, skew: ThirdMoment) -> DistanceFromNormal:
    return 0.7975 * skew / sqrt(m)


@theorem(
    title="Berry-Esseen theorem",
    statement=(
        r"Let $F_m$ be the distribution function of $\sqrt m(\bar X-\mu)/\sigma$, the standardized mean of $m$ "
        r"independent values of one law. Nowhere is it farther than this from the normal one, $\Phi$. For a share of "
        r"errors, of true risk $p$, $\kappa=(p^2+(1-p)^2)/\sqrt{p(1-p)}$."
    ),
    assumes=(IID, THREE_MOMENTS),
    decreasing_in="m",
    proof=(
        Step(
            "Distribution functions are close where characteristic functions are.",
            r"\sup_x|F_m-\Phi|\le\frac2\pi\int_0^T\frac{|f_m(t)-e^{-t^2/2}|}t\,dt+\frac{24}{\pi\sqrt{2\pi}\,T}",
            uses="Esseen's smoothing inequality",
        ),
        Step(
            "Three moments say how the characteristic function of one value begins.",
            r"\Big|f(t)-1+\tfrac{t^2}2\Big|\le\tfrac{\kappa|t|^3}6",
        ),
        Step("Its power is near the normal one as far as T of the order of the root of m over κ; the constant 0.4748 "
             "takes finer smoothing, and numerical work."),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shevtsova2011", "the absolute constant 0.4748 for identically distributed summands"),
    examples=(
        Example(dict(m=100, skew=1), "0.04748", "by hand: a fair coin has κ = 1"),
        Example(dict(m=1000, skew=2.75), "0.0412898594", "mpmath: 0.4748 * 2.75/sqrt(1000)"),
        Example(dict(skew=1), "2,255", "by hand: 47.48^2 = 2254.35", unknown="m", at_most=0.01),
    ),
    forms=(
        PrintedForm(
            formula=feller,
            title="Feller's constant",
            source=Source("feller1971", "section XVI.5, Theorem 1", checked=False),
            compared="looser",
            because="An older proof has 3 for 0.4748.",
            examples=(
                Example(dict(m=100, skew=1), "0.3", "by hand: 3/10"),
                Example(dict(m=900, skew=2), "0.2", "by hand: 6/30"),
            ),
        ),
        PrintedForm(
            formula=van_beek,
            title="van Beek's constant",
            source=Source("beek1972", "the absolute constant", checked=False),
            compared="looser",
            because="An older proof has 0.7975 for 0.4748.",
            examples=(Example(dict(m=100, skew=1), "0.07975", "by hand: 0.7975/10"),),
        ),
    ),
    see_also=(
        "How wrong normal_interval may be, had it the true standard deviation: its confidence is off by twice this at "
        "most. At 5 errors in a hundred, κ = 4.15, that is 0.13 for m = 1,000, more than the 0.05 in question. No "
        "constant below 0.4097 holds for all laws."
    ),
)  # fmt: skip
def berry_esseen(m: Samples, skew: ThirdMoment) -> DistanceFromNormal:
    return 0.4748 * skew / sqrt(m)
