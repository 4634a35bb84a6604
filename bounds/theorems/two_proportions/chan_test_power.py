"""The power of the exact unconditional test of non-inferiority, for two samples of one size, exactly."""

from bounds.formula.functions import chan_power
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import CHANS_TEST, TWO_SAMPLES
from bounds.theorems.two_proportions._conditions import not_worse_by_the_margin
from bounds.theorems.two_proportions._proofs import REJECTED_TABLES
from bounds.theorems.two_proportions._variables import FewPerSample, Level, Margin, NewRate, Noninferiority, OtherRate
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Power of the exact test of non-inferiority (Chan)",
    statement=(
        r"Of two independent samples of $n$ examples each, the first has success probability $p_1\ge p_2-\Delta$. The "
        r"test of $p_1\le p_2-\Delta$ rejects, one-sided, where Farrington and Manning's $z$ is at least its exact "
        r"critical value: the smallest positive $z$ of a table for which no probabilities with $p_1\le p_2-\Delta$ are "
        r"rejected with probability above $\alpha$; if there is none, it never rejects. It rejects with exactly this "
        r"probability."
    ),
    assumes=(TWO_SAMPLES, CHANS_TEST),
    relation="=",
    decreasing_in="p2",
    non_monotone="n margin",
    where=(not_worse_by_the_margin,),
    proof=(
        Step(
            "Tables are ordered by the difference and the margin, over its standard error at the most likely "
            "probabilities that lie the margin apart.",
            r"z=\frac{\hat p_1-\hat p_2+\Delta}{\sqrt{(v_1+v_2)/n}},\quad v_i=\tilde p_i(1-\tilde p_i),\quad"
            r"\tilde p_2=\tilde p_1+\Delta",
        ),
        Step(
            "The likelihood's slope is 0 there, and moves with the rates: z grows with each success of the first "
            "sample.",
            r"u=\frac{\hat p_1-\tilde p_1}{v_1}=\frac{\tilde p_2-\hat p_2}{v_2},\quad"
            r"\frac{\partial z}{\partial\hat p_1}=\sqrt{\frac n{v_1+v_2}}\;"
            r"\frac{A_1+A_2(1+2v_1/v_2)}{2(A_1+A_2v_1/v_2)}>0",
        ),
        Step(
            "Both of these are means of squares, and not negative.",
            r"A_1=1+u(1-2\tilde p_1)=\frac{\hat p_1(1-\tilde p_1)^2+(1-\hat p_1)\tilde p_1^2}{v_1},\quad "
            r"A_2=1-u(1-2\tilde p_2)=\frac{\hat p_2(1-\tilde p_2)^2+(1-\hat p_2)\tilde p_2^2}{v_2}",
        ),
        Step(
            "Successes and failures, and both samples, may be exchanged: z falls with each success of the second one. "
            "Where the most likely probabilities are 0 or 1, this holds as z is continuous.",
            r"z(x,y)=z(n-y,\,n-x)",
        ),
        Step(
            "So all that has more successes in the first sample, or fewer in the second, is rejected, too (Barnard's "
            "convexity): of all probabilities that are worse by the margin or more, those on the border are rejected "
            "most often.",
            r"\sup_{p_1\le p_2-\Delta}\mathbb P[\text{reject}]=\sup_{p_1=p_2-\Delta}\mathbb P[\text{reject}]",
        ),
        Step(
            "On the border the probability of rejecting is a sum of cosines, of degree n; its second derivative is "
            "bounded by Bernstein's inequality, so that halving cells proves the size.",
            r"p_1=(1-\Delta)\bigl(\tfrac12-\tfrac12\cos\tfrac\theta2\bigr):\quad S=\sum_{j\le n}a_j\cos j\theta\le A\ "
            r"\Rightarrow\ |S''|\le\tfrac{n^2A}2",
        ),
        REJECTED_TABLES,
    ),
    source=Source(
        "chan1998",
        "the exact unconditional test; its power and the proof of its size are worked out here",
        seen_in="N. Hawila and A. Berg's paper of 2021 on its confidence interval, which describes it",
    ),
    examples=(
        Example(
            dict(n=30, p1=0.8, p2=0.8, margin=0.3, alpha=0.025), "0.811130", "tests of the R package lrstat: 60 in all"
        ),
        Example(
            dict(n=34, p1=0.6, p2=0.25, margin=0, alpha=0.025), "0.826318", "tests of the R package lrstat: 68 in all"
        ),
        Example(
            dict(n=1, p1=0.9, p2=0.3, margin=0.5, alpha=0.0625),
            "0.63",
            "by hand: (1, 0) alone, p1 (1 - p1 - 1/2) is at most 1/16",
        ),
        Example(dict(n=1, p1=0.9, p2=0.3, margin=0.5, alpha=0.0624), "0", "by hand: (1, 0) is too probable"),
    ),
    see_also=(
        "At Δ = 0 it is pooled_z_exact_power. Of 57 and 57 with 0.2 and 0.1, Δ = 0.1 and α = 1/20: {{chan_test_power "
        "n=57 p1=0.2 p2=0.1 margin=0.1 alpha=0.05}}; the score test of farrington_manning_power takes a quantile of "
        "the normal law for the critical value, and may exceed its level. It saws in n, and no bound for all larger n "
        "is stated: it is not solved for n. A larger margin orders the tables another way, and may have less power: of "
        "8 and 8 with 0.8, at α = 1/40, {{chan_test_power n=8 p1=0.8 p2=0.8 margin=0.267 alpha=0.025}} at Δ = 267/1000 "
        "and {{chan_test_power n=8 p1=0.8 p2=0.8 margin=0.268 alpha=0.025}} at 268/1000. Sizes are proved up to "
        "n = 300. Two models on the same examples are paired: paired_noninferiority_exact_power."
    ),
)
def chan_test_power(n: FewPerSample, p1: NewRate, p2: OtherRate, margin: Margin, alpha: Level) -> Noninferiority:
    return chan_power(n, p1, p2, margin, alpha)
