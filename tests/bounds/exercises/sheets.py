"""Sheets of every kind of exercise, and our own checker, for the tests of what is exported."""

import html
import re
from functools import cache

from bounds.exercises import DIFFICULTIES, Exercise, exercises
from laboratory.exercises.chapters import chapters, works
from laboratory.exercises.problem import Problem
from laboratory.exercises.sets import chapter_set

ITEM = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"


@cache
def every_exercise() -> tuple[Exercise | Problem, ...]:
    """Some about theorems of each difficulty, and some of every chapter of every work."""
    about_theorems = [exercise for difficulty in DIFFICULTIES for exercise in exercises(11, 14, None, difficulty)]
    of_chapters = [
        entry for work in works() for chapter in chapters(work) for entry in chapter_set(work, chapter, 5, 2)
    ]
    return (*about_theorems, *of_chapters)


def accepts(exercise: Exercise | Problem, typed: str) -> bool:
    """Our own checker."""
    return exercise.accepts(typed) if isinstance(exercise, Exercise) else exercise.checked(typed).right


def letters(text: str) -> str:
    """Without markup, spaces and signs: what is left is the words."""
    return re.sub(r"\W|_", "", html.unescape(re.sub(r"<[^>]+>", "", text)))
