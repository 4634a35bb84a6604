"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "homework",
    "Homework",
    "Perceptron, Adaline, logistic regression and AdaBoost learn from the same random 60 % of real data and are "
    "tested on the other 40 %: who errs less, and is that more than luck?",
    {"compare": "Four learners compared", "digits": "Digits in five steps"},
    door="Four learners on the same random 60/40 splits of real data: who errs less, and is that more than luck?",
    icon=":material/assignment:",
    order=75,
)
