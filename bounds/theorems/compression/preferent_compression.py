"""Compression that prefers some examples to others: its size tells how likely it is to change."""

from bounds.formula.functions import risk_complexity_upper
from bounds.theorem import theorem
from bounds.theorems.compression._assumptions import ALL_DIFFERENT, PREFERENT
from bounds.theorems.compression._variables import ChangeProbability, SizeFound
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Number, Samples


def no_more_kept_than_given(size: SizeFound, m: Samples) -> Number:
    return size <= m


@theorem(
    title="Preferent compression of any size",
    statement=(
        r"With probability at least $1-\delta$ over the sample, for all sizes $k$ at once, one more example changes "
        "the compression with at most this probability; where every error would change it, the true risk is at "
        r"most that. It is the root $\varepsilon$ of $\frac\delta m\sum_{j=k}^{m-1}\binom jk\big/\binom "
        r"mk(1-\varepsilon)^{-(m-j)}=1$, and 1 for $k=m$."
    ),
    assumes=(IID, PREFERENT, ALL_DIFFERENT),
    decreasing_in="m delta",
    where=(no_more_kept_than_given,),
    proof=(
        Step(
            "Let V be k examples, φ the probability that another one changes V alone, and p_j the probability that V "
            "is "
            "the compression of itself and j - k more. By preference the later ones must also leave V alone, each by "
            "itself.",
            r"p_m(V)\le(1-\varphi)^{m-j}\,p_j(V)",
        ),
        Step(
            "Where φ is above the root of the theorem, each size j below m bears a part of the failure.",
            r"\binom mkp_m=\frac\delta m\sum_{j=k}^{m-1}\binom jk(1-\varepsilon_k)^{-(m-j)}p_m\le\frac\delta m"
            r"\sum_{j=k}^{m-1}\binom jkp_j",
        ),
        Step(
            "Among j examples exactly one part is the compression, so that the sizes and parts add up to 1 for each j.",
            r"\mathbb P[\varphi>\varepsilon_k]\le\frac\delta m\sum_{j=0}^{m-1}1=\delta",
        ),
    ),
    source=Source(
        "campi2023",
        "the theorem for preferent compression, rederived in the proof shown",
        seen_in="a program of its bounds, after the authors' own for arXiv:2512.04781",
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05, size=10), "0.0216625436531", "mpmath: root of the sum by bisection, 40 digits"
        ),
        Example(dict(m=1000, delta=0.05, size=0), "0.00450089712348", "mpmath, as above"),
        Example(dict(m=100, delta=0.01, size=3), "0.124168111634", "mpmath, as above"),
    ),
    see_also=(
        "compression_chosen_size needs no preference: {{compression_chosen_size m=1000 delta=0.05 size=10}} for "
        "ten of 1,000 examples where this gives {{preferent_compression m=1000 delta=0.05 size=10}}. Support "
        "vectors, boxes and the undominated points of a sample are preferent; the perceptron's updates are not. "
        "risk_complexity is the same number for decisions."
    ),
)
def preferent_compression(m: Samples, delta: Confidence, size: SizeFound) -> ChangeProbability:
    return risk_complexity_upper(size, m, delta)
