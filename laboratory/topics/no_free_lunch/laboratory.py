"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "no_free_lunch",
    "No free lunch and rates",
    "No learner is good for every data distribution. Which ones are consistent, and how fast do they converge?",
    {
        "lunch": "No free lunch",
        "slow": "Arbitrarily slow",
        "erm": "Consistency of ERM",
        "cross": "Consistent or not",
        "rates": "Rates",
    },
    door="No free lunch, consistency and rates: what no learner can achieve, and how fast the others converge.",
    icon=":material/all_inclusive:",
    group="Foundations",
    order=40,
)
