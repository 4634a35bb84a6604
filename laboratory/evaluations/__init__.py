"""From a file of results to intervals for the true accuracy, and which model is better.

from laboratory.evaluations import evaluate, read_results
evaluation = evaluate("results.jsonl", delta=0.05)
evaluation.report()      # a paragraph to quote
evaluation.to_markdown() # the same as a table
read_results("results.csv", correct="passed").understood   # which column is what
evaluate(estimator, X, y)   # any object with fit and predict: rows are held out, and it is trained on the others
"""

from laboratory.evaluations.curves import AccuracyCurve
from laboratory.evaluations.estimators import EstimatorEvaluation
from laboratory.evaluations.evaluating import evaluate
from laboratory.evaluations.evaluation import Evaluation
from laboratory.evaluations.holding_out import HeldOut
from laboratory.evaluations.reading.flat import ResultFile
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.results_of_files import read_results
from laboratory.evaluations.results import ItemAnswer, Results
from laboratory.evaluations.training_bounds import TrainingBound

__all__ = [
    "AccuracyCurve",
    "EstimatorEvaluation",
    "Evaluation",
    "HeldOut",
    "ItemAnswer",
    "ResultFile",
    "Results",
    "ResultsError",
    "TrainingBound",
    "evaluate",
    "read_results",
]
