"""Strata as they are typed: a weight and an accuracy each, with semicolons between."""

MOST = 20  # strata
MEANING = "weight and accuracy of each stratum, with semicolons between; weights are shares, or numbers of items"
Stratum = tuple[float, float]


def read_strata(text: str) -> tuple[Stratum, ...]:
    """Pairs of weight and accuracy, weights as typed. Raises ValueError with a sentence that names what is wrong."""
    strata = tuple(_stratum(part) for part in text.split(";") if part.strip())
    if not 2 <= len(strata) <= MOST:
        raise ValueError(f"There must be 2 to {MOST} strata, with semicolons between; got {len(strata)}.")
    return strata


def write_strata(strata: tuple[Stratum, ...]) -> str:
    """A text that reads back as the same strata."""
    return "; ".join(" ".join(repr(number).removesuffix(".0") for number in stratum) for stratum in strata)


def _stratum(part: str) -> Stratum:
    words = part.split()
    try:
        weight, accuracy = (float(word) for word in words)
    except ValueError:
        raise ValueError(f"A stratum is a weight and an accuracy, such as 0.5 0.9; got {part.strip()!r}.") from None
    if not 1e-9 <= weight <= 1e12:
        raise ValueError(f"The weight of a stratum must be from 1e-9 to 1e12; got {words[0]}.")
    if not 0 <= accuracy <= 1:
        raise ValueError(f"The accuracy in a stratum must be from 0 to 1; got {words[1]}.")
    return weight, accuracy
