"""When learning fails: learning curves, and the questions that lead from them to an advice."""
