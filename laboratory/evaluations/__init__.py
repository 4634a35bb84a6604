"""From a file of results to intervals for the true accuracy, and which model is better.

from laboratory.evaluations import evaluate, read_results
evaluation = evaluate("results.jsonl", delta=0.05)
evaluation.report()      # a paragraph to quote
evaluation.to_markdown() # the same as a table
read_results("results.csv", correct="passed").understood   # which column is what
"""

from laboratory.evaluations.evaluation import Evaluation, evaluate
from laboratory.evaluations.reading.flat import ResultFile
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.results_of_files import read_results
from laboratory.evaluations.results import ItemAnswer, Results

__all__ = ["Evaluation", "ItemAnswer", "ResultFile", "Results", "ResultsError", "evaluate", "read_results"]
