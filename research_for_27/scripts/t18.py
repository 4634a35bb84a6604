# first-order: does the exact Z-pooled certificate hold for a lower NP bound? also: end-to-end solver demo with bisection (R and R-Lam)
from fast import *
import time
def solve(p1,p2,a,target,f):
    R=lambda n: fisher_all(n,n,p1,p2,a,f,9.)
    hi=1
    while R(hi)[1]<target: hi*=2
    lo=hi//2
    while hi-lo>1:
        m=(lo+hi)//2
        if R(m)[1]>=target: hi=m
        else: lo=m
    nL=hi
    h=nL
    while True:
        v=R(h)
        if v[1]-v[2]>=target: break
        h=int(h*1.3)+1
        if h>19000: h=None;break
    n0=None
    if h:
        lo,hi=nL-1,h
        while hi-lo>1:
            m=(lo+hi)//2; v=R(m)
            if v[1]-v[2]>=target: hi=m
            else: lo=m
        n0=hi
    first=None;last=nL-1
    for n in range(nL,(n0 or nL+3000)):
        ok=R(n)[0]>=target
        if ok and first is None:first=n
        if not ok:last=n
    return nL,first,last+1,n0
f=lf(40010);fisher_all(5,5,.5,.2,.05,f,9.)
for q in ((.84,.81,.025,.8),(.84,.81,.025,.9),(.6,.5,.025,.8),(.3,.1,.025,.8),(.9,.5,.025,.9),(.52,.5,.025,.8),(.05,.01,.025,.8),(.999,.3,.05,.9),(.8,.79,.025,.8)):
    t=time.time();print(q,'n_L, first, stays, certified:',solve(*q,f),'%.2f s'%(time.time()-t),flush=True)
