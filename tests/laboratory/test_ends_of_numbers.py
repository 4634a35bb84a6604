"""The ends of every number of a view are run, also of a number that is asked for only sometimes."""

from dataclasses import replace

import pytest

from laboratory.testing.fields import stands_at_both_ends
from laboratory.views.fields import Pick, Seed
from laboratory.views.view import View
from tests.laboratory.test_check_view import probability, tossed, tosses, view


def test_by_turns_one_end_of_each_number_is_tried() -> None:
    at_fault = view(tosses(least=0), chance=probability())
    with pytest.raises(AssertionError, match="m = 0"):
        stands_at_both_ends(at_fault, by_turns=True)
    behind = replace(at_fault, fields=(probability(), *(field for field in at_fault.fields if field.name != "chance")))
    stands_at_both_ends(behind, by_turns=True)
    with pytest.raises(AssertionError, match="m = 0"):
        stands_at_both_ends(behind)


def test_an_end_of_a_number_that_is_asked_for_only_sometimes_is_run_where_it_is_asked_for() -> None:
    coin = Pick("coin", "Coin", {"fair": "Fair", "bent": "Bent"}, "fair")
    side = Pick("side", "Side", {"heads": "Heads", "edge": "Edge"}, "heads", when={"coin": ("bent",)})

    def with_tosses(least: int) -> View:
        return view(
            fields=(coin, side, replace(tosses(least), when={"side": ("edge",)}), probability(), Seed()),
            run=lambda m, chance, seed, side: tossed(m if side == "edge" else 100, chance, seed),
        )

    stands_at_both_ends(with_tosses(least=1))
    with pytest.raises(AssertionError, match="coin = bent and side = edge and m = 0"):
        stands_at_both_ends(with_tosses(least=0))
