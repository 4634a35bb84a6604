"""The field of a number on the page of the learning curves: of a run, a learner or a data distribution."""

from dataclasses import replace
from functools import partial
from typing import Any

import streamlit as st

from bounds.display.calls import typed
from bounds.reading.meant import which_is_meant
from bounds.reading.numbers import read_number
from bounds.vocabulary.prose import capitalized
from laboratory.topics.learning_curves.run import FIRST, LARGEST, NONE, SMALLEST
from laboratory.views.facts import meaning_of_setting
from laboratory.worlds import Choice, Setting
from pages.lasting.travelling import carry
from pages.widgets import say
from pages.widgets.inputs import text_field

UNREAD = object()  # stands for a field that does not hold what it should


def number_field(key: str, setting: Setting, start: str | None = None) -> Any:
    """The number typed for `setting`, None where it may be absent, its word, or UNREAD after an error message.

    `start` is there until somebody types, where the usual value does not fit.
    """
    usual = NONE if setting.default is None else _typed(setting)
    absent = f", or `{NONE}`: {setting.without}" if setting.without else ""
    absent += f", or `{setting.word.word}`: {setting.word.meaning}" if setting.word else ""
    help_ = f"{capitalized(setting.meaning)}: {setting.domain.words}{absent}."
    start = start or str(FIRST.get(key, usual))
    limited = _not_below_the_smallest() if setting is LARGEST else setting
    carry(key, meaning_of_setting(capitalized(setting.meaning)), start, partial(_read, limited), limited.words)
    text = text_field(_label(setting), key, start, help_).strip()
    try:
        return _read(setting, text)
    except ValueError as refusal:
        say.error(refusal)
        return UNREAD


def _read(setting: Setting, text: str) -> Any:
    """The number, or None where that may be absent. Raises ValueError with a sentence."""
    text = text.strip()
    if setting.without and text.lower() in ("", NONE):
        return None
    if setting.word and (word := setting.word.read(text)):
        return word
    value = read_number(text)
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        value = int(value)
    whole = not isinstance(setting.domain, Choice) and setting.domain.integer
    query = which_is_meant(text, value, whole, setting.allows)
    if query or not setting.allows(value):
        got = f"{text or 'nothing'}{query or '.'}"
        raise ValueError(f"{capitalized(setting.meaning)} must be {setting.words}; got {got}")
    return value


def _typed(setting: Setting) -> str:
    return setting.default if isinstance(setting.default, str) else str(typed(setting.default))


def _not_below_the_smallest() -> Setting:
    """The largest sample size with the one before it as its limit."""
    smallest = read_number(str(st.session_state.get(SMALLEST.name, SMALLEST.default)))
    return replace(LARGEST, domain=replace(LARGEST.domain, low=smallest)) if SMALLEST.allows(smallest) else LARGEST


def _label(setting: Setting) -> str:
    label = setting.label or setting.meaning
    return label if len(label) == 1 else capitalized(label)  # k is not K
