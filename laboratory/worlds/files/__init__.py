"""A user's tables as worlds: parsed as data only, within limits, each rejected line named.

from laboratory.worlds.files import column_names, from_arrays, from_csv
world, rejected = from_csv(open("mine.csv", "rb").read(), label="diagnosis")
from_csv(...).receipt    # how each column was read, what was left out, which assumptions are in doubt
world = from_arrays(X, y)    # arrays in memory
world.risk(predictor)    # exact: draws are from the table with replacement
HeldOutGroups(world, groups_of(groups, world.rows))   # the same, of rows that belong together
HeldOutTable(world)      # drawn without replacement, the error is measured on the other rows
"""

from laboratory.worlds.files._reading import Reading
from laboratory.worlds.files._refusing import Rejected, TableError
from laboratory.worlds.files._table import TableWorld
from laboratory.worlds.files.csv_table import column_names, from_csv
from laboratory.worlds.files.held_out import HeldOutTable
from laboratory.worlds.files.held_out_groups import HeldOutGroups, groups_of
from laboratory.worlds.files.of_arrays import from_arrays
from laboratory.worlds.files.open_ml import NotInCacheError, from_open_ml_cache
from laboratory.worlds.files.receipt import ColumnReceipt, Doubt, TableReceipt
from laboratory.worlds.files.uci_file import from_uci_file
from laboratory.worlds.files.workbook import sheet_names

__all__ = [
    "ColumnReceipt",
    "Doubt",
    "HeldOutGroups",
    "HeldOutTable",
    "NotInCacheError",
    "Reading",
    "Rejected",
    "TableError",
    "TableReceipt",
    "TableWorld",
    "column_names",
    "from_arrays",
    "from_csv",
    "from_open_ml_cache",
    "from_uci_file",
    "groups_of",
    "sheet_names",
]
