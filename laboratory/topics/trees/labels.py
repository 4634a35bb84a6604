"""Numbers of nodes as texts and figures of trees state them."""

from bounds.numbers import counted


def of_nodes(number: int) -> str:
    """`1 node`, `9 nodes`."""
    return counted(int(number), "node")
