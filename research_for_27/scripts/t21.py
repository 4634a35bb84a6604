# exact interval of the paired difference by inverting the score (Tango) statistic with sup over psi, one-sided each at alpha/2 (Agresti-Min / Hsueh et al. kind); small n
import numpy as np, math
from scipy.special import gammaln
def T(b,c,n,D):
    A=2*n;B=-b-c+(2*n-b+c)*D;C=-c*D*(1-D)
    q=(np.sqrt(np.maximum(B*B-4*A*C,0))-B)/(2*A); v=n*(2*q+D*(1-D)); num=b-c-n*D
    with np.errstate(all='ignore'): return np.where(v>1e-12,num/np.sqrt(v),np.where(num>1e-9,np.inf,np.where(num<-1e-9,-np.inf,0)))
def exact(b,c,n,al,grid=400):
    Bg,Cg=np.meshgrid(np.arange(n+1),np.arange(n+1),indexing='ij');ok=Bg+Cg<=n;bb,cc=Bg[ok],Cg[ok]
    lm=gammaln(n+1)-gammaln(bb+1)-gammaln(cc+1)-gammaln(n-bb-cc+1)
    def pv(D,side):
        t=T(bb,cc,n,D);t0=T(np.array([b]),np.array([c]),n,D)[0]
        R=t>=t0-1e-9 if side>0 else t<=t0+1e-9
        m=0
        for psi in np.linspace(abs(D),1,grid):
            p=(psi+D)/2;q=(psi-D)/2;r=1-psi
            with np.errstate(all='ignore'):
                l=lm+np.where(bb>0,bb*np.log(p),0)+np.where(cc>0,cc*np.log(q),0)+np.where(n-bb-cc>0,(n-bb-cc)*np.log(r),0)
            m=max(m,np.exp(l[R]).sum())
        return m
    d=(b-c)/n
    def bis(side):
        lo,hi=(-1+1e-9,d) if side>0 else (d,1-1e-9)
        for _ in range(34):
            m=(lo+hi)/2;a=pv(m,side)
            if side>0: lo,hi=(m,hi) if a<=al/2 else (lo,m)
            else: lo,hi=(lo,m) if a<=al/2 else (m,hi)
        return (lo+hi)/2
    return bis(1),bis(-1)
for t in ((3,0,4),(7,1,21),(12,2,50)): print(t,['%.6f'%x for x in exact(*t,.05)],flush=True)
for t in ((2,2,4),(1,2,4)): print(t,['%.6f'%x for x in exact(*t,.05,2000)],flush=True)
