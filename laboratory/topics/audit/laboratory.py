"""What stands on this page: one view laid out by hand, in pages/by_hand/audit."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "audit",
    "Audit",
    "Every promise meets worlds whose truth is known: how often does it fail, and how often may it?",
    {},
    python="laboratory.experiments.audit",
    door="How often does each promise fail, beside how often it may? Every theorem held against worlds whose "
    "truth is known.",
    icon=":material/verified:",
    order=80,
)
