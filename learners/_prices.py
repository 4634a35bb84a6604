"""Judging a price, which may be 0."""

from __future__ import annotations

from learners.shared.arguments import real


def not_negative(learner: object, name: str, meaning: str) -> float:
    """The learner's argument `name` as a finite float >= 0; ValueError if it is not one."""
    value = real(learner, name, meaning)
    if value < 0:
        given = getattr(learner, name)
        raise ValueError(f"{name} of {type(learner).__name__} ({meaning}) must be a finite real >= 0; got {given!r}")
    return value
