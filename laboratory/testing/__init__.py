"""Checks of a view, the Lab's own or one of yours: what holds for every view, as functions that can be called.

    >>> from laboratory.testing import check_view, checks
    >>> from laboratory.topics import views
    >>> checks["headline_is_a_number"](views["perceptron_lab.updates"])

Each check takes a `View`, or the entry of one in `views`, and returns nothing, or raises AssertionError with one
sentence that names the view, the check and the values. `check_view` runs all and raises whatever failed together. What
a view shows is run once for all checks that need it. With pytest, one test for each check:

    @pytest.mark.parametrize("check", checks.values(), ids=checks)
    def test_my_view(check):
        check(VIEW)
"""

from collections.abc import Mapping
from functools import partial

from bounds.testing.checking import Check, hold_all
from laboratory.testing import doors, fields, figures, holding, repeating, slips, words
from laboratory.testing.runs import Viewed, place_of

__all__ = ["check_view", "checks"]

checks: Mapping[str, Check] = {
    check.__name__: check
    for check in (
        words.draws_says_and_tabulates, words.figures_are_told_in_words, words.theorems_are_called_by_words,
        words.one_sentence_says_what_to_notice, words.headline_is_a_number, words.opens_on_an_informative_bound,
        words.every_step_can_be_looked_at, words.words_follow_the_step,
        slips.numbers_are_written_as_numbers, slips.rounding_keeps_the_bound, slips.doors_are_called_by_what_they_open,
        doors.guarantees_open_in_the_calculator, doors.doors_carry_the_numbers_shown,
        doors.guarantee_says_what_it_rests_on, doors.guarantee_says_how_often_it_holds,
        fields.fields_are_few, fields.fields_read_back, fields.unknown_field_is_refused,
        fields.labels_are_words_of_their_meaning, fields.stands_at_both_ends,
        figures.what_is_filled_has_a_width, figures.no_marker_is_cut_at_the_frame,
        figures.captions_speak_of_what_is_drawn, figures.lines_alike_are_of_one_kind,
        figures.names_have_the_colour_of_their_lines, figures.hover_cards_name_the_thing,
        figures.captions_hold_in_both_themes, figures.ticks_are_read_in_full,
        figures.logarithmic_axes_end_near_what_is_drawn, figures.error_bars_end_within_the_axes,
        figures.a_guess_hides_what_was_measured, figures.only_bounds_look_like_bounds,
        holding.handles_have_names, holding.handles_stay_where_they_are, holding.fields_take_where_handles_are_let_go,
        holding.handles_can_be_told_to_the_browser, holding.steps_stand_where_curves_have_points,
        holding.fields_take_what_is_clicked,
        repeating.snippet_makes_the_same_run, repeating.another_seed_is_another_run, repeating.samples_are_typical,
    )
}  # fmt: skip


def check_view(view: Viewed) -> None:
    """Hold a view against every check, and raise an ExceptionGroup of all that failed.

    >>> from laboratory.topics import views
    >>> check_view(views["perceptron_lab.updates"])
    """
    hold_all(place_of(view), (partial(check, view) for check in checks.values()))
