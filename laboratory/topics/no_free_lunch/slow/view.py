"""Arbitrarily slow rates: a world of rare points."""

from laboratory.topics.no_free_lunch.slow import text
from laboratory.topics.no_free_lunch.slow.figures import slow, slow_in_words, slow_table
from laboratory.topics.no_free_lunch.slow.run import SEQUENCES, measured, slow_world
from laboratory.views.fields import Pick
from laboratory.views.view import Drawing, View

SLOWER_THAN = {name: formula for name, (formula, _) in SEQUENCES.items()}

VIEW = View(
    fields=(Pick("sequence", "Slower than", SLOWER_THAN, "log"),),
    run=slow_world,
    derived={"measured_risks": measured},
    drawings=(Drawing(slow, slow_in_words, text.CAPTION),),
    text=text,
    table=slow_table,
    snippet_outputs=(f"run.risk([{text.M}])", f"run.required([{text.M}])"),
    progress_text="Running memorizers …",
)
