"""Plans of evaluations: sample size, power, smallest difference or level, each solved for from the others.

from laboratory.plans import PLANS, plan
answer = plan("same_items", difference=0.03, power=0.8)
answer.value, answer.certificate
answer.report()   # a paragraph to quote
"""

from laboratory.plans.answer import PlanAnswer
from laboratory.plans.planning import plan
from laboratory.plans.questions import PLANS

__all__ = ["PLANS", "PlanAnswer", "plan"]
