"""Numbers of nodes as texts and figures of trees state them."""

from bounds.numbers import pluralize


def of_nodes(number: int) -> str:
    """`1 node`, `9 nodes`."""
    return pluralize(int(number), "node")
