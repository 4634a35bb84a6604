"""Exponents and indices in plain letters: `ℝⁿ`, `wₜ₊₁`, where all of one has a sign of its own."""

import re

# Small letters only: a raised T is the sign of a transpose.
ABOVE = dict(zip("0123456789−+=abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺⁼ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ", strict=True))
BELOW = dict(zip("0123456789−+=aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₋₊₌ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ", strict=True))
_WORD = re.compile(r"[a-z]{3}")
_EXPONENT = re.compile(r"(?<=[\w)\]|])\^(-?(?:\d+(?!\.?\d)|[a-z](?![^\W\d]|[_^]))|\([^()]{1,7}\))")
_INDEX = re.compile(r"(?<![\w.])([^\W\d_])_([a-z\d]|\([^()]{1,5}\))(?![\w(])")


def raised(text: str) -> str | None:
    """`told` as an exponent; None where it must stay on the line, as words do."""
    return _in(ABOVE, text)


def lowered(text: str) -> str | None:
    """`told` as an index; None where it must stay on the line, as words do."""
    return _in(BELOW, text)


def in_raised_letters(words: str) -> str:
    """Words with typed exponents and indices, `2^m`, `x_i`, in plain letters; names of code stay: `vc_vapnik`."""
    words = _EXPONENT.sub(lambda match: raised(match[1].strip("()")) or f"^{in_raised_letters(match[1])}", words)
    return _INDEX.sub(lambda match: f"{match[1]}{lowered(match[2].strip('()')) or match[0][1:]}", words)


def _in(signs: dict[str, str], text: str) -> str | None:
    letters = text.replace(" ", "").replace("-", "−")
    if not letters or _WORD.search(letters) or not signs.keys() >= {*letters}:
        return None
    return "".join(signs[letter] for letter in letters)
