# Neyman-Pearson ceiling for any valid level-a test of p1=p2 (simple null p*), monotone in n: lower end of the scan for Boschloo / Z-pooled
import numpy as np
from scipy.stats import binom
def mp(n1,n2,p1,p2,p,a):
    x=np.arange(n1+1)[:,None];y=np.arange(n2+1)[None,:]
    S=x*np.log(p1*(1-p)/(p*(1-p1)))+y*np.log(p2*(1-p)/(p*(1-p2)))
    P0=np.outer(binom.pmf(np.arange(n1+1),n1,p),binom.pmf(np.arange(n2+1),n2,p)).ravel();P1=np.outer(binom.pmf(np.arange(n1+1),n1,p1),binom.pmf(np.arange(n2+1),n2,p2)).ravel()
    o=np.argsort(-np.round(S.ravel(),10),kind='stable');c=np.cumsum(P0[o]);k=int(np.searchsorted(c,a))
    used=c[k-1] if k else 0
    return P1[o][:k].sum()+(a-used)/P0[o][k]*P1[o][k]
def ceiling(n,p1,p2,a): return min(mp(n,n,p1,p2,p,a) for p in np.linspace(min(p1,p2)+1e-3,max(p1,p2)-1e-3,41))
for q,first in (((.3,.1,.025),'Zpooled 61, Boschloo 63, Fisher 69'),((.55,.35,.05),'Zpooled <=79'),((.3,.2,.025),'Zpooled 297')):
    n=10
    st=1 if q[0]-q[1]>.15 else 4
    while ceiling(n,*q)<.8: n+=st
    print(q,'NP ceiling reaches .8 at n=',n,ceiling(n,*q),first,flush=True)
