"""One soft margin, many letters: lambda of (w, w) against C of the slacks, in every convention that books use."""

from math import isfinite

# What C m lambda is the inverse of.
CONVENTIONS = {"lambda": 2.0, "lambda/2": 1.0}


def c_of_lambda(lam: float, samples: int, convention: str = "lambda") -> float:
    """The C of ||w||^2/2 + C sum of slacks whose minimizers are those of the problem with lambda.

    `convention` "lambda" is lambda ||w||^2 + mean of slacks (Shalev-Shwartz & Ben-David), for which
    C = 1/(2 lambda m); "lambda/2" is lambda/2 ||w||^2 + mean of slacks (Pegasos), for which C = 1/(lambda m). m is
    `samples`.
    """
    return 1 / (_factor(convention) * _positive(lam, "lam", "c_of_lambda") * _count(samples, "c_of_lambda"))


def lambda_of_c(c: float, samples: int, convention: str = "lambda") -> float:
    """The lambda whose minimizers are those of ||w||^2/2 + C sum of slacks: the inverse of `c_of_lambda`."""
    return 1 / (_factor(convention) * _positive(c, "c", "lambda_of_c") * _count(samples, "lambda_of_c"))


def _factor(convention: str) -> float:
    if convention not in CONVENTIONS:
        options = ", ".join(map(repr, CONVENTIONS))
        raise ValueError(f"convention (what stands before ||w||^2) must be one of {options}; got {convention!r}")
    return CONVENTIONS[convention]


def _positive(value: float, name: str, owner: str) -> float:
    if not (isfinite(value) and value > 0):
        raise ValueError(f"{name} of {owner} (weight of the soft margin) must be a real > 0; got {value!r}")
    return float(value)


def _count(samples: int, owner: str) -> int:
    if isinstance(samples, bool) or int(samples) != samples or samples < 1:
        raise ValueError(f"samples of {owner} (number of examples) must be an integer >= 1; got {samples!r}")
    return int(samples)
