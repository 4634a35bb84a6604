"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "comparing_learners",
    "Comparing learners",
    "Perceptron, Adaline, logistic regression and AdaBoost are trained on the same random 60 % of real data and "
    "tested on the other 40 %: which has the smallest error, and is the difference significant?",
    {
        "compare": "Four learners compared",
        "level": "Equally good",
        "digits": "Digits in five steps",
        "missing": "Missing values",
    },
    door="Four learners on the same random 60/40 splits of real data: which is best, and significantly so?",
    icon=":material/leaderboard:",
    group="Choosing and measuring",
    order=40,
)
