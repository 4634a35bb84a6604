"""Sizes of clusters, as they are typed: numbers, or 20x5 for twenty clusters of five."""

import re
from collections import Counter

MOST_ITEMS, MOST_CLUSTERS = 5_000, 400
MEANING = "sizes of the clusters, such as 5 10 15 50, or 20x5 for twenty clusters of 5"
PART = re.compile(r"(?:(\d{1,6})[x×*])?(\d{1,6})")


def read_sizes(text: str) -> tuple[int, ...]:
    """The sizes in the order typed. Raises ValueError with a sentence that names what is wrong."""
    sizes: list[int] = []
    for part in text.replace(",", " ").replace(";", " ").split():
        match = PART.fullmatch(part)
        if match is None:
            raise ValueError(f"Sizes of clusters are whole numbers, or 20x5 for twenty of 5; got {part!r}.")
        times, size = int(match[1] or 1), int(match[2])
        if size < 1 or times < 1:
            raise ValueError(f"A cluster has at least 1 item, and a group at least 1 cluster; got {part!r}.")
        if len(sizes) + times > MOST_CLUSTERS or sum(sizes) + times * size > MOST_ITEMS:
            raise ValueError(f"At most {MOST_CLUSTERS} clusters and {MOST_ITEMS:,} items are enumerated; got more.")
        sizes += [size] * times
    if len(sizes) < 2:
        raise ValueError(f"There must be at least 2 clusters; got {len(sizes)}.")
    return tuple(sizes)


def write_sizes(sizes: tuple[int, ...]) -> str:
    """The shortest text that reads back as the same clusters, by size."""
    return " ".join(f"{times}x{size}" if times > 1 else str(size) for size, times in sorted(Counter(sizes).items()))
