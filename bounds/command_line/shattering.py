"""Which labellings of given points a class gives: `shatters`."""

from typing import Any

import click

from bounds import shatters, vc_dimension
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import class_inputs
from bounds.command_line.class_words import class_called
from bounds.command_line.classes import CLASSES
from bounds.command_line.completing import class_names
from bounds.command_line.own_classes import is_own, tell_shattering
from bounds.command_line.points import read_word
from bounds.command_line.refusing import Refused, answer_is_no, json_option, known, sentences
from bounds.vc.dichotomies.restriction import names, signs
from bounds.vc.shattering import Shattering, decidable


@click.command("shatters", context_settings={"ignore_unknown_options": True})
@click.argument("slug", metavar="CLASS", shell_complete=class_names)
@click.argument("points", nargs=-1)
@json_option
def shatters_points(slug: str, points: tuple[str, ...], as_json: bool) -> None:
    """Test whether a class shatters points.

    Example: ltlab shatters halfspaces "0,0 1,0 0,1 1,1"

    POINTS are coordinates with commas, points apart by spaces ("0,0 1,0"; on the line "0 1 2"), a CSV file with a row
    for each point, or - for such rows on standard input. Numbers of the class stand among them: interval_unions k=2
    "0 1 2 3". Exit code 1 where the class does not shatter them; then the first labelling that no hypothesis gives is
    told, and why.

    CLASS may be one's own: a formula, with ranges behind it ("a <= x <= a+1 or x >= a+2" "a in 0..9" "0 1 2"), or a
    table of 0 and 1 with a row for each hypothesis ("000 010 111", or a CSV file), of which POINTS name columns.
    """
    if is_own(slug):
        tell_shattering(slug, points, as_json)
        return
    if not points:
        raise click.MissingParameter(param_type="argument", param_hint="'POINTS...'")
    slug, by_words = class_called(slug)
    if slug not in decidable() and slug in vc_dimension:
        raise Refused(f"points cannot be tested exactly for {slug}; they can for {', '.join(decidable())}")
    chosen = known(slug, decidable(), "class", "ltlab vc", CLASSES)
    assignments = [word for word in points if "=" in word]
    parameters = {**by_words, **class_inputs(chosen, vc_dimension.record(chosen).parameters, assignments)}
    with sentences(ValueError):
        places = [place for word in points if "=" not in word for place in read_word(word)]
        result = shatters(chosen, places, **parameters)
    if as_json:
        echo_json(**_in_full(result))
    else:
        _tell(result)
    if not result.shattered:
        answer_is_no()


def _tell(result: Shattering) -> None:
    verdict = "shatters" if result.shattered else "does not shatter"
    size = len(result.points)
    click.echo(f"{result.cls} {verdict} these {size} points: {result.realized:,} of {result.total:,} labellings")
    if result.first_impossible is None or result.certificate is None:
        return
    ones = [i for i, label in enumerate(result.first_impossible) if label]
    labels = f"only {names(ones)} labelled +" if ones else "no point labelled +"
    click.echo(f"First impossible: {signs(result.first_impossible)} ({labels})")
    click.echo(f"Why: {result.certificate.words}")


def _in_full(result: Shattering) -> dict[str, Any]:
    certificate = result.certificate
    return {
        "class": result.cls,
        "parameters": result.parameters,
        "points": result.points,
        "shattered": result.shattered,
        "realized": result.realized,
        "total": result.total,
        "first_impossible": result.first_impossible,
        "certificate": certificate
        and {
            "words": certificate.words,
            "points": [point + 1 for point in certificate.points],
            "weights": certificate.coefficients,
        },
    }
