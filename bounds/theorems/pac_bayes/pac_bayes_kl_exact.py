"""PAC-Bayes-kl with the exact constant of its proof."""

from bounds.formula.functions import kl_inverse, log, log_xi
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, GibbsRisk, PosteriorError
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="PAC-Bayes-kl, exact constant",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every posterior $\rho$ at once has "
        r"$\mathrm{kl}(\hat L\|\mathbb E_{h\sim\rho}[L_{\mathcal "
        r"D}(h)])\le(\mathrm{KL}(\rho\|\pi)+\ln(\xi(m)/\delta))/m$, "
        r"where $\xi(m)=\sum_{k=0}^m\binom mk(\frac km)^k(1-\frac km)^{m-k}$ lies between $\sqrt m$ and $2\sqrt m$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "The exponential moment of kl does not depend on the risk r: the powers of r and 1-r cancel.",
            r"\sum_k\binom mkr^k(1-r)^{m-k}e^{m\,\mathrm{kl}(k/m\|r)}="
            r"\sum_k\binom mk\Big(\frac km\Big)^k\Big(1-\frac km\Big)^{m-k}=\xi(m)",
        ),
        Step(
            "Losses between 0 and 1 have no larger moment than zero-one losses of the same mean.",
            r"\mathbb E\big[e^{m\,\mathrm{kl}(L_S(h)\|L_{\mathcal D}(h))}\big]\le\xi(m)",
            uses="Maurer's lemma 3: a convex function is largest at the corners",
        ),
        Step(
            "The mean under the prior is rarely more than 1/δ times that; change the measure from prior to posterior, "
            "and use that kl is jointly convex.",
            r"\ln\frac{\xi(m)}\delta",
            uses="markov, Donsker and Varadhan's formula, Jensen's inequality",
        ),
    ),
    source=Source("maurer2004", "Theorem 1; Germain et al. (2015)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.05),
            "0.09997418841",
            "mpmath: xi(1000) = 40.30321293 summed term by term, then the root of kl",
        ),
        Example(dict(m=1, delta=0.5, kl=0, training_error=0), "0.75", "by hand: xi(1) = 2, and 1 - exp(-ln 4) = 3/4"),
    ),
    see_also=(
        "ξ(m) is about √(πm/2) + 2/3 (40.3 for m = 1000), where pac_bayes_kl has 2√m (63.2) and "
        "pac_bayes_langford m + 1."
    ),
)
def pac_bayes_kl_exact(m: Samples, delta: Confidence, kl: Divergence, training_error: PosteriorError) -> GibbsRisk:
    return kl_inverse(training_error, (kl + log_xi(m) + log(1 / delta)) / m)
