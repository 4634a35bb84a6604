"""Sweeps: many learners on many data distributions, as a plan in a file; what is finished is kept.

from laboratory.sweeps import Store, read_plan, work

plan = read_plan(Path("plan.toml"))
store = Store.of(Path("runs/first"), plan)
for done in work(store): ...                 # each finished block, in any order
store.table()                                # one table, whatever was killed on the way
"""

from laboratory.sweeps.engines import ENGINES, Engine, Unreachable
from laboratory.sweeps.estimating import WorkAhead, estimate
from laboratory.sweeps.manifest import OtherPlan
from laboratory.sweeps.plan import EXAMPLE, Cell, SweepPlan, plan_of, read_plan, settings_of
from laboratory.sweeps.received import MOST_SENT, store_in, table_in
from laboratory.sweeps.store import Block, Store
from laboratory.sweeps.tables import YourTable, given_table
from laboratory.sweeps.working import rows_of, work

__all__ = [
    "ENGINES",
    "EXAMPLE",
    "MOST_SENT",
    "Block",
    "Cell",
    "Engine",
    "OtherPlan",
    "Store",
    "SweepPlan",
    "Unreachable",
    "WorkAhead",
    "YourTable",
    "estimate",
    "given_table",
    "plan_of",
    "read_plan",
    "rows_of",
    "settings_of",
    "store_in",
    "table_in",
    "work",
]
