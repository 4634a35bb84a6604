"""Reference (slow, exact) enumeration, numpy/scipy only; used to check numbers."""
import numpy as np
from scipy.stats import binom, hypergeom, norm
from scipy.special import gammaln
def pmf(n,p): return binom.pmf(np.arange(n+1),n,p)
def fisher_p(n1,n2,side='greater'):
    """matrix P[x1,x2] of Fisher p-values for H1: p1>p2 ('greater') or two.sided (minimum likelihood)."""
    P=np.ones((n1+1,n2+1))
    N=n1+n2
    for t in range(N+1):
        lo,hi=max(0,t-n2),min(n1,t)
        xs=np.arange(lo,hi+1)
        pr=hypergeom.pmf(xs,N,n1,t)
        if side=='greater': pv=hypergeom.sf(xs-1,N,n1,t)
        elif side=='less': pv=hypergeom.cdf(xs,N,n1,t)
        elif side=='midp': pv=hypergeom.sf(xs,N,n1,t)+.5*pr
        else:
            pv=np.array([pr[pr<=q*(1+1e-7)].sum() for q in pr])
        P[xs,t-xs]=np.minimum(pv,1)
    return P
def zpooled(n1,n2):
    x=np.arange(n1+1)[:,None];y=np.arange(n2+1)[None,:]
    p=(x+y)/(n1+n2); s=np.sqrt(p*(1-p)*(1/n1+1/n2))
    with np.errstate(all='ignore'):
        z=np.where(s>0,(x/n1-y/n2)/s,0.)
    return z
def zunpooled(n1,n2):
    x=np.arange(n1+1)[:,None]/n1;y=np.arange(n2+1)[None,:]/n2
    s=np.sqrt(x*(1-x)/n1+y*(1-y)/n2)
    with np.errstate(all='ignore'):
        z=np.where(s>0,(x-y)/s,np.where(x>y,np.inf,np.where(x<y,-np.inf,0)))
    return z
def power(rej,n1,n2,p1,p2): return float(pmf(n1,p1)@rej@pmf(n2,p2))
def size(rej,n1,n2,grid=2001,refine=True):
    ps=np.linspace(0,1,grid)
    v=np.array([power(rej,n1,n2,p,p) for p in ps])
    i=int(v.argmax())
    if refine and 0<i<grid-1:
        from scipy.optimize import minimize_scalar
        r=minimize_scalar(lambda p:-power(rej,n1,n2,p,p),bounds=(ps[i-1],ps[i+1]),method='bounded',options=dict(xatol=1e-12))
        return -r.fun,r.x
    return v[i],ps[i]
def uncond_region(T,n1,n2,alpha,grid=2001,tol=1e-9):
    """largest region {T>=c} (T larger=more extreme, ties together) with sup size<=alpha"""
    vals=np.unique(np.round(T[np.isfinite(T)|np.isinf(T)],12))[::-1]
    lo,hi=0,len(vals) # number of levels included
    best=np.zeros(T.shape)
    while lo<hi:
        m=(lo+hi+1)//2
        rej=(np.round(T,12)>=vals[m-1]).astype(float)
        s,_=size(rej,n1,n2,grid)
        if s<=alpha: lo=m;best=rej
        else: hi=m-1
    return best
