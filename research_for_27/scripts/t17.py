from t8 import mcn
from scipy.stats import binom
import numpy as np
for n in (100,200,199,198): print('one-sided .05 .2/.1',n,'%.10f'%mcn(n,.2,.1,.05)[0])
for n in (100,248,249): print('two-sided .05 .2/.1',n,'%.10f'%mcn(n,.2,.1,.05,2)[0])
print('first n one-sided .8',next(n for n in range(100,400) if mcn(n,.2,.1,.05)[0]>=.8),'two',next(n for n in range(150,400) if mcn(n,.2,.1,.05,2)[0]>=.8))
def minor(n,p10,p01,a):  # G*Power option 2: lower(minor) tail gets the largest attainable <= a/2, the rest goes to the major tail
    psi=p10+p01;P=0.
    for m in range(n+1):
        w=binom.pmf(m,n,psi)
        if w<1e-16: continue
        k=np.arange(m+1);c0=binom.cdf(k,m,.5);ok=c0<=a/2
        lo=k[ok].max() if ok.any() else -1; used=c0[lo] if lo>=0 else 0
        s=binom.sf(k-1,m,.5);ok=s<=a-used;hi=k[ok].min() if ok.any() else m+1
        th=p10/psi;P+=w*((binom.cdf(lo,m,th) if lo>=0 else 0)+binom.sf(hi-1,m,th))
    return P
print('G*Power minor tail .32/.08',[ '%.10f'%minor(n,.32,.08,.05) for n in (50,75,100,125,150)])
print('central .32/.08 n=50 %.10f'%mcn(50,.32,.08,.05,2)[0])
print('one proportion .65 .80 n=20: %.10f size %.10f'%(binom.sf(16,20,.8),binom.sf(16,20,.65)))
