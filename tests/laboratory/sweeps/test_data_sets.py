"""Data sets by their own names, where a world is asked for."""

from click.testing import CliRunner

from laboratory.command_line import main
from laboratory.experiments._inputs import world_of
from laboratory.sweeps import plan_of
from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.real_world import RealWorld
from tests.sentences import facts

PLAN = {"runs": 1, "sizes": [20], "learner": [{"name": "knn"}]}


def test_a_data_set_is_a_world_by_its_own_name() -> None:
    """In plans, in Python and on the command line, with the settings of the world that it is."""
    for name in DATA_SETS:
        (cell,) = plan_of({**PLAN, "world": [{"name": name, "positive": None}]}).cells
        assert cell.plan.source() == RealWorld(name, positive=None) and cell.plan.world == "real_world"
        assert world_of(name) == RealWorld(name)
    curve = ["curve", "decision_tree", "iris", "--sizes", "20", "--runs", "1", "--workers", "1"]
    result = CliRunner().invoke(main, curve)
    assert result.exit_code == 0 and "test_set_binomial" in result.output
    refused = CliRunner().invoke(main, ["curve", "decision_tree", "irs"])
    assert refused.exit_code == 2 and "no irs iris" in facts(refused.output)
