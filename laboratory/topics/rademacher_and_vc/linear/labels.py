"""Risks as texts and figures state them."""

from bounds.numbers import format_short


def risk_in_words(risk: float) -> str:
    return "below 10⁻⁶" if risk < 1e-6 else format_short(risk, 4)
