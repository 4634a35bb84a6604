"""The symbol of a local quantity, from its name in the formula."""

import re

GREEK = re.compile(
    "alpha|beta|gamma|delta|varepsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|upsilon|phi|chi|psi"
    "|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Phi|Psi|Omega"
)


def local_symbol(name: str) -> str:
    r"""A local's name as a symbol: `t`, `\lambda`, `t_{1}`, `\mathrm{free\ energy}`."""
    stem = name.rstrip("0123456789").strip("_").replace("epsilon", "varepsilon")
    digits = name[len(name.rstrip("0123456789")) :]
    if len(stem) == 1:
        word = stem
    elif GREEK.fullmatch(stem):
        word = rf"\{stem}"
    else:
        word = rf"\mathrm{{{stem}}}".replace("_", r"\ ")
    return f"{word}_{{{digits}}}" if digits else word
