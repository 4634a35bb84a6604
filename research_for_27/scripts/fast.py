import numpy as np, time
from numba import njit
from math import lgamma, log, exp, log1p, sqrt, floor, ceil
@njit
def lf(n):
    f=np.zeros(n+2)
    for i in range(2,n+2): f[i]=f[i-1]+log(i)
    return f
@njit
def lpb(f,n,k,lp,lq): return f[n]-f[k]-f[n-k]+k*lp+(n-k)*lq
@njit
def window(n,p,w):
    s=sqrt(n*p*(1-p)); return max(0,int(floor(n*p-w*s-w*w/3))),min(n,int(ceil(n*p+w*s+w*w/3)))
@njit
def fisher_all(n1,n2,p1,p2,alpha,f,w):
    """one-sided H1 p1>p2. returns (nonrandomised power, randomised UMPU power, Lambda) ; mass outside the window (<~1e-13 at w=8) left out"""
    N=n1+n2
    lp1=log(p1);lq1=log1p(-p1);lp2=log(p2);lq2=log1p(-p2)
    a1,e1=window(n1,p1,w);a2,e2=window(n2,p2,w)
    b1=np.zeros(n1+2);s1=np.zeros(n1+3)
    for i in range(a1,e1+1): b1[i]=exp(lpb(f,n1,i,lp1,lq1))
    for i in range(n1,-1,-1): s1[i]=s1[i+1]+b1[i]
    b2=np.zeros(n2+2)
    for j in range(a2,e2+1): b2[j]=exp(lpb(f,n2,j,lp2,lq2))
    nonr=0.0;extra=0.0;lam=0.0
    c=-1
    xm=0
    for t in range(a1+a2,e1+e2+1):
        lo=max(0,t-n2);hi=min(n1,t)
        # largest x with tail(x)>alpha is c-1 ; find c=c(t) smallest x with tail<=alpha. c(t+1) in {c(t),c(t)+1}
        base=f[n1]+f[n2]+f[t]+f[N-t]-f[N]
        if c<0:
            mean=n1*t/N
            sd=sqrt(n1*n2*t*(N-t)/(N*N*(N-1.0)))
            x0=int(mean)
            if x0<lo:x0=lo
            if x0>hi:x0=hi
        else: x0=max(c,lo)
        # tail at x0
        if x0>hi: tail=0.0; px=0.0
        else:
            px=exp(base-f[x0]-f[n1-x0]-f[t-x0]-f[n2-t+x0])
            tail=0.0;term=px;x=x0
            while x<=hi and term>1e-18*(tail+1e-300):
                tail+=term
                term*=(n1-x)*(t-x)/((x+1.0)*(n2-t+x+1.0)); x+=1
        x=x0
        while tail>alpha and x<=hi:   # move up
            tail-=px
            px*=(n1-x)*(t-x)/((x+1.0)*(n2-t+x+1.0)); x+=1
            if tail<1e-3*alpha:  # cancellation guard : recompute
                tail=0.0;term=px;y=x
                while y<=hi and term>1e-18*(tail+1e-300):
                    tail+=term; term*=(n1-y)*(t-y)/((y+1.0)*(n2-t+y+1.0)); y+=1
        while x>lo:     # move down if possible
            pm=exp(base-f[x-1]-f[n1-x+1]-f[t-x+1]-f[n2-t+x-1])
            if tail+pm<=alpha: tail+=pm; x-=1
            else: break
        c=x
        # boundary point x-1 : gamma
        b=x-1
        if b>=lo:
            pb=exp(base-f[b]-f[n1-b]-f[t-b]-f[n2-t+b])
            g=(alpha-tail)/pb
            if t-b>=a2 and t-b<=e2: extra+=g*b1[b]*b2[t-b]
        # sum over rejected x on this diagonal
        for xx in range(max(c,max(a1,t-e2)),min(hi,min(e1,t-a2))+1): nonr+=b1[xx]*b2[t-xx]
        # max on diagonal (unimodal): walk xm
        l2=max(a1,t-e2,0);h2=min(e1,t-a2,hi)
        if xm<l2:xm=l2
        if xm>h2:xm=h2
        while xm<h2 and b1[xm+1]*b2[t-xm-1]>=b1[xm]*b2[t-xm]: xm+=1
        while xm>l2 and b1[xm-1]*b2[t-xm+1]>b1[xm]*b2[t-xm]: xm-=1
        lam+=b1[xm]*b2[t-xm]
    return nonr,nonr+extra,lam
