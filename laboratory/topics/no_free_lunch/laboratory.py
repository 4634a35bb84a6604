"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "no_free_lunch",
    "No free lunch and rates",
    "No learner is good for every data distribution. Which ones are right in the end, and how fast do they get there?",
    {
        "lunch": "No free lunch",
        "slow": "As slow as one likes",
        "erm": "Consistency of ERM",
        "cross": "Consistent or not",
        "rates": "Rates",
    },
    door="No free lunch, consistency and rates: what no learner can do, and how fast the others get there.",
    icon=":material/all_inclusive:",
    order=44,
)
