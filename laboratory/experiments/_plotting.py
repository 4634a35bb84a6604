"""`table.learning_curves.plot()`: the figure of a table of learning curves.

The table stays a plain DataFrame, which files, `concat` and comparisons of tables accept; pandas itself lets others add
such an attribute, and imports a module by its name to draw. So experiments do not import their figures.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from laboratory.experiments.measures import measure_of

if TYPE_CHECKING:
    import pandas as pd

DRAWS = "laboratory.topics.learning_curves.plotting"
NOT_NEEDED = {"run", "seed", "why"}
DRAWN_WITH = "learning_curves"  # of `table.attrs`: `labels` by theorem; `bayes_risk` and `rows`, numbers or None


class Curves:
    """What a table of `learning_curve`, or one read back from a file, can do besides."""

    def __init__(self, table: pd.DataFrame) -> None:
        needed = set(measure_of(table).columns.values()) - NOT_NEEDED
        if absent := sorted(needed - set(table.columns)):
            raise AttributeError(f"only tables of learning_curve have curves; this one has no column {absent[0]}")
        self._table = table

    def plot(self, theme: str = "light", **looks: Any) -> Any:
        """The app's figure, as Plotly's; `looks` are those of `laboratory.topics.learning_curves.figures.CurveLooks`.

        Raises ValueError for a look that there is not, and where no run has a true risk.
        """
        return self._table.plot(backend=DRAWS, theme=theme, **looks)


@cache
def allow_plotting() -> None:
    """Give tables that are read from files `learning_curves`, too; `learning_curve` has done so for those it makes."""
    import pandas as pd

    pd.api.extensions.register_dataframe_accessor("learning_curves")(Curves)
