"""Which numbers of neighbours are tried, wherever an error is drawn against k."""

LADDER = (1, 3, 5, 7, 9, 13, 19, 27, 39, 55, 79, 111, 157, 221, 311)


def ladder(m: int) -> tuple[int, ...]:
    """The numbers of neighbours that are tried on `m` examples: odd ones, the largest not above `m`."""
    return (*(k for k in LADDER if k < m - 1), m - 1 + m % 2)
