"""What the views of trees say alike."""

from bounds.numbers import counted


def of_nodes(number: int) -> str:
    """`1 node`, `9 nodes`."""
    return counted(int(number), "node")
