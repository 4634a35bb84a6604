"""A power of x by Gaussian features, in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.kernels.monomials.run import MonomialRun
from laboratory.topics.kernels.pairs.run import name_of
from laboratory.views.headline import Headline

MEANING = r"""
**Can a Gaussian kernel learn every polynomial?** As near as one likes on a bounded set, yes; exactly, no. On the line
its features are $\sqrt{(2\gamma)^n/n!}\;e^{-\gamma x^2}x^n$ for n = 0, 1, 2, …, so every function it can represent is
$e^{-\gamma x^2}$ times a power series. To be $x^k$, this series must be $x^ke^{\gamma x^2}$, which fixes every weight:
the one of degree k + 2j has the square $(k+2j)!/\big(4^j\,j!^2\,(2\gamma)^k\big)$.

Cut off after J weights, the error between −1 and 1 is largest at the ends. It is the probability that a Poisson number
of mean γ is at least J, and falls faster than any power of J. But the squares do not fall fast enough to have a sum:
for k = 0 they behave like $1/\sqrt{\pi j}$, and for k > 0 they grow. So weights of finite length represent **no
polynomial exactly, not even a constant** (except 0), and the better the imitation, the longer the weights. A penalty on
their length is what keeps a kernel machine from it.
"""
CAPTION = "Vertical lines: the ends of the interval where the error is measured. Outside, the bell falls to 0."
SIZES_CAPTION = "The axis is logarithmic. The error falls to 0, and the length grows without end."


def _power(run: MonomialRun) -> str:
    return name_of((run.degree,))


def headline(run: MonomialRun) -> Headline:
    """The largest error of the imitation."""
    what = f"largest error of {pluralize(run.terms, 'weight')} for {_power(run)}, between −1 and 1"
    return Headline(float(run.errors[-1]), what, by="exact, by the Poisson distribution", rests_on=())


def sentence(run: MonomialRun) -> str:
    """How near, and how long the weights are."""
    error, length = (format_short(float(number)) for number in (run.errors[-1], run.lengths[-1]))
    return (
        f"With {pluralize(run.terms, 'weight')} the Gaussian's features give {_power(run)} up to **{error}**; the "
        f"weights have the squared length **{length}**."
    )


def more(run: MonomialRun) -> str:
    """What the next weight would add, and that there is no end."""
    after = MonomialRun(run.degree, run.gamma, 4 * run.terms)
    error, length = (format_short(float(number)) for number in (after.errors[-1], after.lengths[-1]))
    return (
        f"With {format_number(after.terms)} weights the error is {error}, and the squared length {length}.\n\n"
        f"As near as one likes, but **never exactly**: the squared length has no limit."
    )
