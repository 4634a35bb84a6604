"""The contents of this page: one view laid out by hand, in pages/by_hand/audit."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "audit",
    "Audit",
    "How often does each bound fail in simulation, compared with the allowed δ?",
    {},
    python="laboratory.experiments.audit",
    door="How often does each bound fail in simulation, compared with the allowed δ? All true values are known.",
    icon=":material/verified:",
    group="",
    order=20,
)
