"""Words with formulas between dollar signs as pdflatex reads them: a sign beyond Latin-1 is a formula of its own."""

import re
import unicodedata

from bounds.vocabulary.raised import ABOVE, BELOW

MATHEMATICS = re.compile(r"(\$\$.+?\$\$|\$.+?\$)", re.DOTALL)
EMPHASIS = re.compile(r"(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])")
SPECIAL = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "<": r"\textless{}"} | {
    ">": r"\textgreater{}", "|": r"\textbar{}", **{sign: f"\\{sign}" for sign in "&%#_{}$"}
}  # fmt: skip
ACCENTS = {
    "\N{COMBINING CIRCUMFLEX ACCENT}": "hat", "\N{COMBINING MACRON}": "bar", "\N{COMBINING OVERLINE}": "bar",
    "\N{COMBINING TILDE}": "tilde", "\N{COMBINING DOT ABOVE}": "dot",
}  # fmt: skip
_ACCENTED = re.compile(f"(.?)([{''.join(ACCENTS)}])", re.DOTALL)
# What our sentences contain beyond Latin letters, as pdflatex reads it.
SIGNS = {
    "“": "``", "”": "''", "’": "'", "…": r"\dots{}", "·": r"$\cdot$", "−": "$-$", "√": r"$\surd$",
    "≤": r"$\le$", "≥": r"$\ge$", "∅": r"$\emptyset$", "ℜ": r"$\mathfrak R$", "∞": r"$\infty$", "×": r"$\times$",
    "±": r"$\pm$", "→": r"$\to$", "ℓ": r"$\ell$", "‖": r"$\|$", "\N{NO-BREAK SPACE}": "~",
    "½": r"$\tfrac12$", "ł": r"\l{}", "Ł": r"\L{}", "∇": r"$\nabla$", "ϱ": r"$\varrho$", "ϵ": r"$\epsilon$",
    "⌊": r"$\lfloor$", "⌋": r"$\rfloor$", "⌈": r"$\lceil$", "⌉": r"$\rceil$", "ℝ": r"$\mathbb R$", "ᵀ": r"$^\top$",
    **{sign: f"$^{letter.replace('−', '-')}$" for letter, sign in ABOVE.items()},
    **{sign: f"$_{letter.replace('−', '-')}$" for letter, sign in BELOW.items()},
    **{letter: f"$\\{name}$" for letter, name in zip(
        "αβγδεζηθκλμνξπρστφχψωΓΔΘΛΞΠΣΦΨΩ",
        "alpha beta gamma delta varepsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau varphi chi psi omega "
        "Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega".split(), strict=True,
    )},
}  # fmt: skip


def latex_words(text: str) -> str:
    """Words of a sentence with mathematics in it, for a document with amsmath and amssymb, in whatever encoding."""
    return "".join(part if part.startswith("$") else _latex_part(part) for part in MATHEMATICS.split(text))


def _latex_part(part: str) -> str:
    pieces = _ACCENTED.split("".join(map(_apart, part)))
    latex = _signs(pieces[0])
    for letter, accent, after in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
        latex += rf"$\{ACCENTS[accent]}{{{_signs(letter).strip('$')}}}$" + _signs(after)
    return EMPHASIS.sub(r"\\emph{\1}", latex)


def _apart(sign: str) -> str:
    """Letter and accent of a sign beyond Latin-1."""
    return unicodedata.normalize("NFD", sign) if ord(sign) > 0xFF else sign


def _signs(words: str) -> str:
    return "".join(SPECIAL.get(sign) or SIGNS.get(sign, sign) for sign in words)
