"""Student's paired t test over the folds of a cross-validation, which finds differences that are not there."""

from bounds.formula.functions import student_tails
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import NORMAL_FOLDS
from bounds.theorems.validation._repetition_variables import FoldStatistic, StudentPValue, TestFolds
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Paired t test over folds",
    statement=(
        r"Let $d_1,\dots,d_k$ be two learners' differences of error on the folds and $t=\bar d/\sqrt{s^2/k}$ with "
        r"$s^2=\frac1{k-1}\sum_i(d_i-\bar d)^2$. If the $d_i$ were independent normal variables of mean 0, a statistic "
        r"at least as far from 0 would have exactly this probability. For folds that is an approximation without any "
        r"guarantee, and often too small. Two-sided."
    ),
    assumes=(NORMAL_FOLDS,),
    relation="=",
    non_monotone="statistic k",
    proof=(
        Step(
            "Mean and sample variance of independent normal variables are independent, the one normal, the other "
            "chi-square.",
            r"\frac{\bar d}{\sigma/\sqrt k}\sim N(0,1),\qquad\frac{(k-1)s^2}{\sigma^2}\sim\chi^2_{k-1}",
        ),
        Step("Their ratio has Student's law, with k - 1 degrees of freedom.", r"t\sim T_{k-1}"),
    ),
    source=Source(
        "dietterich1998",
        "section 3.4, the k-fold cross-validated paired t test",
        seen_in="a library's page on the test",
    ),
    examples=(
        Example(dict(statistic=2, k=2), "0.295167235300867", "by hand: 1 - (2/pi) arctan 2"),
        Example(dict(statistic=1, k=3), "0.42264973081", "by hand: 1 - 1/sqrt(3)"),
        Example(dict(statistic=-2.262157163, k=10), "0.05000000", "a table of Student's law: 2.262 for 5 %, 9 degrees"),
        Example(dict(statistic=0, k=10), "1", "by hand: nothing is nearer to 0"),
    ),
    see_also=(
        "In t_5x2cv the two training sets of a pair do not overlap, which helps and proves nothing. mcnemar has one "
        "test set and needs no approximation, but holds the training set fixed. The view “Equally good” of Comparing "
        "learners counts how often each finds a difference that is not there: about 13 % over ten folds of nearest "
        "neighbours, at a level of 5 %."
    ),
)
def t_folds(statistic: FoldStatistic, k: TestFolds) -> StudentPValue:
    return student_tails(statistic, k - 1)
