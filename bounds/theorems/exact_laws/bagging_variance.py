"""The variance of an average of correlated predictors."""

from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import SAME_SPREAD
from bounds.theorems.exact_laws._variables import Correlation, EnsembleVariance, Members, Spread
from bounds.vocabulary.citation import Example, Misprint, PrintedForm, Source, Step


def uncorrelated(members: Members, sigma: Spread) -> EnsembleVariance:
    return sigma**2 / members


@theorem(
    title="Variance of a bagged predictor",
    statement=(
        r"The average of $T$ predictors, or other random variables, of variance $\sigma^2$ and pairwise correlation "
        r"$\rho$ has variance exactly $\rho\sigma^2+\frac{1-\rho}T\sigma^2$, without correlation $\sigma^2/T$: "
        r"more members do not bring it below $\rho\sigma^2$."
    ),
    assumes=(SAME_SPREAD,),
    relation="=",
    decreasing_in="members",
    proof=(
        Step(
            "T variances and T(T-1) covariances.",
            r"\frac1{T^2}\big(T\sigma^2+T(T-1)\rho\sigma^2\big)",
        ),
    ),
    source=Source("hastie2009", "equation (15.1)"),
    examples=(
        Example(dict(members=25, correlation=0.6, sigma=1), "0.616", "published lecture on random forests"),
        Example(dict(members=20, correlation=0.4, sigma=1), "0.43", "published lecture on random forests"),
        Example(dict(members=100, correlation=0.5, sigma=1), "0.505", "by hand: 0.5 + 0.5/100"),
        Example(dict(members=4, correlation=0, sigma=2), "1", "by hand: 4/4"),
        Example(dict(correlation=0.1, sigma=1), "9", "by hand: 0.9/0.1", unknown="members", at_most=0.2),
    ),
    forms=(
        PrintedForm(
            formula=uncorrelated,
            title="without correlation",
            source=Source("hastie2009", "section 15.2", checked=False),
            compared="convention",
            because="Without correlation only the second term is left.",
            examples=(
                Example(dict(members=25, sigma=1), "0.04", "by hand: 1/25"),
                Example(dict(members=4, sigma=6), "9", "by hand: 36/4"),
            ),
            fixes={"correlation": 0},
        ),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "variance of bagging",
            printed=r"V(y_{\mathrm{bag}}(x))=\frac1B\,V(y_{\tilde T}(x))",
            right=r"\rho\sigma^2+\frac{1-\rho}B\sigma^2",
            consequence="Right only for independent samples: for ρ = 1/2 and 100 members {{bagging_variance "
            "members=100 correlation=0.5 sigma=1}}, not .01. A page on, the "
            "notes correct it, with s for ρ.",
        ),
    ),
    see_also="Averaging cannot hurt: the mean squared risk falls by the members' variance around their average.",
)
def bagging_variance(members: Members, correlation: Correlation, sigma: Spread) -> EnsembleVariance:
    return correlation * sigma**2 + (1 - correlation) / members * sigma**2
