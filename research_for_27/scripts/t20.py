import contextlib,io
with contextlib.redirect_stdout(io.StringIO()):
    from t5 import tango
from scipy.stats import norm
print('%.10f %.10f'%tango(28,25,618,norm.ppf(.95)))
print('n=1144, 132,107: %.10f %.10f'%tango(132,107,1144))
