"""A prior from the first examples, the bound from the others."""

from bounds.formula.functions import kl_inverse, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_FROM_OTHERS
from bounds.theorems.pac_bayes._variables import DivergenceFromData, GibbsRisk, PosteriorErrorOnRest, PriorExamples
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Number, Samples


def some_examples_left(prior_samples: PriorExamples, m: Samples) -> Number:
    return prior_samples < m


@theorem(
    title="PAC-Bayes with a prior from data",
    statement=(
        r"Let the prior depend on the first $m_0$ of $m$ examples. With probability at least $1-\delta$ over the "
        r"sample, every posterior $\rho$ (which may depend on all $m$) has "
        r"$\mathrm{kl}(\hat L\|\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)])\le"
        r"(\mathrm{KL}+\ln(2\sqrt{m-m_0}/\delta))/(m-m_0)$, with $\hat L$ the error on the other $m-m_0$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_FROM_OTHERS),
    ends="one",
    decreasing_in="m delta",
    where=(some_examples_left,),
    proof=(
        Step(
            "Given the first examples the prior is fixed, and the others are a sample of their own.",
            r"m\to m-m_0",
            uses="pac_bayes_kl, conditionally",
        ),
        Step("The conditional failure probability is at most δ for every first part, so the total one is."),
    ),
    source=Source(
        "alquier2024",
        "section on data-dependent priors, splitting the sample",
        seen_in="programs of Pérez-Ortiz et al. 2021, which certify on the examples that the prior did not see",
    ),
    examples=(
        Example(
            dict(m=1000, prior_samples=500, delta=0.05, kl=1, training_error=0.05),
            "0.0979714495",
            "mpmath: root of kl(0.05||p) = (1 + ln(40 sqrt(500)))/500",
        ),
        Example(
            dict(m=1000, prior_samples=0, delta=0.05, kl=10, training_error=0.05),
            "0.1007818782",
            "mpmath: pac_bayes_kl on all examples",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="pac_bayes_kl",
            because="The other examples are a sample of their own.",
            at={"m": "m - prior_samples"},
            equal=True,
        ),
    ),
    see_also=(
        "Worth it where the prior comes close: KL = 1 on half of 1,000 examples gives "
        "{{pac_bayes_split_prior m=1000 prior_samples=500 delta=0.05 kl=1 training_error=0.05}}, KL = 10 on all "
        "of them {{pac_bayes_kl m=1000 delta=0.05 kl=10 training_error=0.05}} (pac_bayes_kl)."
    ),
)
def pac_bayes_split_prior(
    m: Samples,
    delta: Confidence,
    kl: DivergenceFromData,
    training_error: PosteriorErrorOnRest,
    prior_samples: PriorExamples,
) -> GibbsRisk:
    rest = m - prior_samples
    return kl_inverse(training_error, (kl + log(2 * sqrt(rest) / delta)) / rest)
