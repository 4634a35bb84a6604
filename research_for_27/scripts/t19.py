from fast import *
import mpmath as mp, numpy as np
from scipy.stats import binom, hypergeom
f=lf(70000)
P={n:fisher_all(n,n,.52,.5,.025,f,9.)[0] for n in range(9870,9950)}
print('first few >=.8',[n for n in P if P[n]>=.8][:5],'failures after 9882',[(n,P[n]) for n in P if n>9882 and P[n]<.8])
# independent route for two of them: scipy hypergeom / binom
def ref(n,p1,p2,a):
    c0=0;tot=0.;x2=np.arange(n+1);b2=binom.pmf(x2,n,p2);w=np.where(b2>1e-16)[0]
    # critical value for every total in the window by hypergeom.isf
    for y in w:
        # smallest x with sf(x-1;2n,n,x+y)<=a : monotone, start from last
        x=max(c0,0)
        while hypergeom.sf(x-1,2*n,n,x+y)>a: x+=1
        c0=x; tot+=b2[y]*binom.sf(x-1,n,p1)
    return tot
for n in (9882,9900,9940): print(n,P[n],ref(n,.52,.5,.025))
t=[fisher_all(n,n,.8,.79,.025,f,9.) for n in (25000,32000)]
print(t)
