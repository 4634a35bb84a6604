"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "version_space",
    "Version space",
    "Which hypotheses are consistent with the sample, how do they label new points, and what if there is no bias?",
    {"updates": "Example by example", "unbiased": "A learner without bias"},
    door="The version space: hypotheses consistent with a sample, their votes on new points, and the need for a bias.",
    icon=":material/filter_alt:",
    group="Foundations",
    order=20,
)
