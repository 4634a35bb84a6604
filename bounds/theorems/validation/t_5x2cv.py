"""Dietterich's 5x2cv t test: five times two-fold cross-validation, and one of the ten differences."""

from bounds.formula.functions import student_tails
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import NORMAL_HALVES
from bounds.theorems.validation._repetition_variables import HalvesStatistic, StudentPValue
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="5x2cv paired t test",
    statement=(
        r"Five times the sample is halved, and either half trains two learners that the other tests: differences "
        r"$p_i^{(1)},p_i^{(2)}$ of error, with mean $\bar p_i$ and "
        r"$s_i^2=(p_i^{(1)}-\bar p_i)^2+(p_i^{(2)}-\bar p_i)^2$. Under the assumption, "
        r"$t=p_1^{(1)}/\sqrt{\frac15\sum_is_i^2}$ is at least as far from 0 with exactly this probability. For real "
        r"halves that is an approximation, without a guarantee. Two-sided."
    ),
    assumes=(NORMAL_HALVES,),
    relation="=",
    non_monotone="statistic",
    proof=(
        Step(
            "Five chi-square variables of one degree of freedom add up to one of five.",
            r"\frac1{\sigma^2}\sum_{i=1}^5s_i^2\sim\chi^2_5",
        ),
        Step(
            "A normal variable over the root of an independent chi-square, divided by its degrees, has Student's law.",
            r"\frac{p_1^{(1)}/\sigma}{\sqrt{\chi^2_5/5}}\sim T_5",
        ),
    ),
    source=Source("dietterich1998", "section 3.5, the 5x2cv paired t test", seen_in="slides of a course that print it"),
    examples=(
        Example(dict(statistic=2.570581836), "0.05000000", "a table of Student's law: 2.571 for 5 %, 5 degrees"),
        Example(
            dict(statistic=1),
            "0.3632174676",
            "by hand: 1 - (2/pi)(a + sin a cos a (1 + (2/3) cos^2 a)), tan a = 1/sqrt(5)",
        ),
        Example(dict(statistic=0), "1", "by hand: nothing is nearer to 0"),
    ),
    see_also=(
        "The first difference is also part of the first variance, and halves of one sample depend on each other: even "
        "for ten independent normal differences the law is not quite Student's. t_folds uses the differences of all "
        "folds; how often either finds a difference that is not there counts the view “Equally good” of Comparing "
        "learners."
    ),
)
def t_5x2cv(statistic: HalvesStatistic) -> StudentPValue:
    return student_tails(statistic, 5)
