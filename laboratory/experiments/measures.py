"""The error of a curve on examples not used in training: the true risk, or the error on rows not drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from laboratory.worlds import World
from laboratory.worlds.files import HeldOutGroups, HeldOutTable, TableWorld
from laboratory.worlds.real_world import RealWorld

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = (
    "run", "m", "seed", "training_error", "true_risk", "exact",
    "theorem", "measured", "start", "inputs", "bound", "holds", "why",
)  # fmt: skip


class RiskMeasure(NamedTuple):
    """Its `column` in a table of runs, its name in words, and a table's columns by their names in rows of runs.

    The `condition` is what bounds assume beside it, and nothing ensures.
    """

    column: str
    name: str
    columns: Mapping[str, str]
    condition: str = ""


GROUPS = "effective_groups"
TRUE_RISK = RiskMeasure("true_risk", "true risk", {name: name for name in COLUMNS})
# No run shows whether a theorem about future examples holds, so there is no column for it.
NOT_DRAWN = RiskMeasure(
    "error_not_drawn",
    "error on the rows not drawn",
    {
        **{name: name for name in COLUMNS[: COLUMNS.index("true_risk")]},
        "true_risk": "error_not_drawn",
        "rows_not_drawn": "rows_not_drawn",
        **{name: name for name in COLUMNS[COLUMNS.index("theorem") :] if name != "holds"},
    },
    "if the rows of the table were drawn independently from one distribution",
)
IN_GROUPS = NOT_DRAWN._replace(  # rows that belong together, of which whole groups are not drawn
    columns={**NOT_DRAWN.columns, GROUPS: GROUPS},
    condition="if the groups of the table were drawn independently from one distribution",
)
ON_ITEMS = RiskMeasure("error_on_items", "error on the items", {})  # of a file of results, by `laboratory.evaluations`


def measure_in(source: World) -> RiskMeasure:
    """What is measured on a distribution."""
    if isinstance(source, HeldOutGroups):
        return IN_GROUPS
    return NOT_DRAWN if isinstance(source, HeldOutTable) else TRUE_RISK


def measure_of(table: pd.DataFrame) -> RiskMeasure:
    """What a table of runs, or a summary of one, holds."""
    if GROUPS in table.columns:
        return IN_GROUPS
    return next((measure for measure in (NOT_DRAWN, ON_ITEMS) if measure.column in table.columns), TRUE_RISK)


def table_of(rows: Iterable[Mapping[str, Any]], measure: RiskMeasure) -> pd.DataFrame:
    """The rows of `sweep` as a table that names what was measured."""
    import pandas as pd

    return pd.DataFrame(list(rows), columns=list(measure.columns)).rename(columns=dict(measure.columns))


def rows_drawn_again(source: World) -> int | None:
    """The number of rows of a table drawn with replacement, whose large samples hold most of them; or None."""
    return source.rows if isinstance(source, RealWorld | TableWorld) else None
