"""Split conformal prediction for the calibration set at hand, without steps: Zubkov and Serov's normal tail."""

from bounds.formula.functions import kl_inverse, maximum, minimum, normal_quantile
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import SPLIT
from bounds.theorems.conformal._conditions import EVERY_LABEL
from bounds.theorems.conformal._variables import Calibration, Miscoverage, TrueMiscoverage
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Split conformal, given the calibration set, in closed form",
    statement=(
        r"Calibrate split conformal prediction at level $\alpha$ on $m$ examples. With probability at least $1-\delta$ "
        r"over the calibration set, the sets miss a new label with at most this probability: the largest $q$ with "
        r"$\mathrm{kl}(\alpha+\frac\alpha m\,\|\,q)\le\frac{z^2}{2m}$, where a standard normal number exceeds $z$ "
        r"with probability $\delta$ (and $z=0$ for $\delta>\frac12$)."
    ),
    assumes=(IID, SPLIT),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "The exact distribution is a binomial tail.",
            r"\mathbb P[\mathrm{Bin}(m,q)\le\ell-1]=\delta,\qquad\ell=\lfloor(m+1)\alpha\rfloor",
            uses="conformal_conditional",
        ),
        Step(
            "A binomial tail is at most a normal one, for every m.",
            r"\mathbb P[\mathrm{Bin}(m,q)\le\ell-1]\le\overline\Phi\Big(\sqrt{2m\,\mathrm{kl}(\ell/m\,\|\,q)}\Big)"
            r"\quad(q\ge\ell/m)",
            uses="Zubkov and Serov's inequality",
        ),
        Step("The cut leaves out hardly more than the share α.", r"\frac\ell m\le\alpha+\frac\alpha m"),
    ),
    source=Source("zubkov2013", "Theorem 1, put into the exact distribution", checked=False),
    examples=(
        Example(
            dict(m=1000, alpha=0.1, delta=0.05),
            "0.1164297196045",
            "SciPy: brentq on the relative entropy less norm.isf(0.05)^2/2000",
        ),
        Example(dict(alpha=0.1, delta=0.05), "689", "SciPy, trying sizes", unknown="m", at_most=0.12),
    ),
    connections=(
        Connection(
            kind="follows",
            another="conformal_conditional",
            because="The normal tail lies above the binomial one, and ties only lower the miscoverage.",
        ),
    ),
    see_also=(
        "Never below conformal_conditional, which saws in m: "
        "{{conformal_conditional_normal m=1000 alpha=0.1 delta=0.05 digits=5}} for "
        "{{conformal_conditional m=1000 alpha=0.1 delta=0.05 digits=5}} in the first example. Ties only lower the "
        "miscoverage."
    ),
    silent=(EVERY_LABEL,),
)
def conformal_conditional_normal(m: Calibration, alpha: Miscoverage, delta: Confidence) -> TrueMiscoverage:
    share = minimum(1, alpha + alpha / m)
    return kl_inverse(share, maximum(0, normal_quantile(delta)) ** 2 / (2 * m))
