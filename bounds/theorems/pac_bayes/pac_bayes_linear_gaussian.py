"""PAC-Bayes for linear classifiers: a margin on the sample, whatever the dimension."""

from bounds.formula.functions import kl_inverse, log, normal_sf, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import GAUSSIAN_WEIGHTS
from bounds.theorems.pac_bayes._variables import GibbsRisk, LeastMargin, MeanLength
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="PAC-Bayes for linear classifiers with a margin",
    statement=(
        r"With probability at least $1-\delta$ over the sample, for every unit vector $\hat w$ and every $\mu>0$ at "
        r"once: if every example of the sample has $y\langle\hat w,x\rangle/\|x\|\ge\gamma$, the Gibbs risk of weights "
        r"drawn from $N(\mu\hat w,I)$ is at most this; and $\hat w$ itself has at most twice that risk. Here "
        r"$\overline\Phi(t)=\mathbb P[N(0,1)>t]$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, GAUSSIAN_WEIGHTS),
    ends="one",
    decreasing_in="m delta gamma",
    free_parameters="mu",
    proof=(
        Step(
            "The posterior's relative entropy to the prior.",
            r"\mathrm{KL}=\frac{\mu^2}2",
            uses="gaussian_relative_entropy",
        ),
        Step(
            "Random weights misclassify an example as often as one Gaussian exceeds its margin.",
            r"\hat L=\frac1m\sum_i\overline\Phi\Big(\mu\frac{y_i\langle\hat w,x_i\rangle}{\|x_i\|}\Big)"
            r"\le\overline\Phi(\mu\gamma)",
        ),
        Step(
            "Insert both.",
            r"\mathrm{kl}^{-1}_+\Big(\hat L,\tfrac{\mathrm{KL}+\ln(2\sqrt m/\delta)}m\Big)",
            uses="pac_bayes_kl",
        ),
        Step(
            "The mean's own error is one of at least half the draws.",
            r"L_{\mathcal D}(\hat w)\le2\,\mathbb E_\rho[L_{\mathcal D}]",
            uses="majority_vote_factor_two",
        ),
    ),
    source=Source("langford2002", "Theorem 3.1 with Gaussian weights; Langford (2005), section 5"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, gamma=0.5, mu=5),
            "0.03636037533",
            "mpmath: Phi(-2.5) = .006209665326, then the root of kl at (12.5 + ln(40 sqrt(1000)))/1000",
        ),
        Example(
            dict(m=10_000, delta=0.05, gamma=0.3, mu=8),
            "0.01910085833",
            "mpmath: Phi(-2.4) = .008197536, then the root of kl at (32 + ln 4000)/10000",
        ),
    ),
    see_also=(
        "μ may be tuned after seeing the sample: the theorem holds for all at once. For a bias append a constant "
        "feature. With examples of different margins, pac_bayes_kl takes their mean of Φ̄ instead of the worst."
    ),
)
def pac_bayes_linear_gaussian(m: Samples, delta: Confidence, gamma: LeastMargin, mu: MeanLength) -> GibbsRisk:
    return kl_inverse(normal_sf(mu * gamma), (mu**2 / 2 + log(2 * sqrt(m) / delta)) / m)
