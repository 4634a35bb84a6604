"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "version_space",
    "Version space",
    "Which hypotheses does the sample leave, what do they say of new points, and what if every labelling is allowed?",
    {"updates": "Example by example", "unbiased": "A learner without bias"},
    door="The version space: which hypotheses a sample leaves, how they vote on new points, and why a bias is needed.",
    icon=":material/filter_alt:",
    order=23,
)
