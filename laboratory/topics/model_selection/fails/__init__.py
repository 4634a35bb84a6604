"""When learning fails: learning curves, and the path of questions from them to an advice."""
