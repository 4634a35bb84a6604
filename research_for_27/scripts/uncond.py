import numpy as np, time
from numba import njit
from math import log,exp,log1p,sqrt,floor,ceil
from fast import lf,window
@njit
def rect(n1,n2,p1,p2,c,f,w):
    """P[X1>=c[X2]] , c nondecreasing (Barnard-convex region), mass outside the windows left out"""
    if p1<=0.: 
        return 0.0 if c[0]>0 else 1.0
    if p1>=1.0: p1=1-1e-16
    if p2<=0.: p2=1e-300
    if p2>=1.0: p2=1-1e-16
    a1,e1=window(n1,p1,w);a2,e2=window(n2,p2,w)
    lp=log(p1);lq=log1p(-p1);rp=log(p2);rq=log1p(-p2)
    s1=np.zeros(e1-a1+2)
    for i in range(e1,a1-1,-1): s1[i-a1]=s1[i-a1+1]+exp(f[n1]-f[i]-f[n1-i]+i*lp+(n1-i)*lq)
    t=0.0
    for j in range(a2,e2+1):
        k=c[j]
        if k>e1: break
        if k<a1:k=a1
        t+=s1[k-a1]*exp(f[n2]-f[j]-f[n2-j]+j*rp+(n2-j)*rq)
    return t
@njit
def fisher_stairs(n1,n2,g,f):
    """c[j]=smallest i with Fisher one-sided p(i,j)<=g"""
    N=n1+n2;c=np.full(n2+1,n1+1);cc=0
    i=0
    for j in range(n2+1):
        if j>0: i=c[j-1]
        while i<=n1:
            t=i+j
            base=f[n1]+f[n2]+f[t]+f[N-t]-f[N]
            hi=min(n1,t)
            term=exp(base-f[i]-f[n1-i]-f[t-i]-f[n2-t+i]);tail=0.;x=i
            while x<=hi and term>1e-17*(tail+1e-300):
                tail+=term
                if tail>g: break
                term*=(n1-x)*(t-x)/((x+1.)*(n2-t+x+1.));x+=1
            if tail<=g: break
            i+=1
        c[j]=i
        if i>n1: break
    return c
@njit
def z_stairs(n1,n2,z):
    c=np.full(n2+1,n1+1);i=0;N=n1+n2
    for j in range(n2+1):
        if j>0:i=c[j-1]
        while i<=n1:
            p=(i+j)/N;v=p*(1-p)*(1./n1+1./n2);d=i/n1-j/n2
            if v>0 and d>=z*sqrt(v)-1e-12: break
            i+=1
        c[j]=i
        if i>n1:break
    return c
@njit
def size_exceeds(n1,n2,c,alpha,f,w,tol):
    """certified: returns 1 if a p with size>alpha is found, 0 if sup<=alpha is proved, 2 undecided at cell width tol.  cells by Barnard convexity: size(p)<=rect(b,a) for p in [a,b]"""
    M=200
    lo=np.empty(200000);hi=np.empty(200000);top=0
    for k in range(M):
        lo[top]=k/M;hi[top]=(k+1)/M;top+=1
    und=0;ev=0
    while top>0:
        top-=1;a=lo[top];b=hi[top];ev+=1
        if rect(n1,n2,b,a,c,f,w)<=alpha: continue
        m=(a+b)/2
        if rect(n1,n2,m,m,c,f,w)>alpha: return 1,ev
        if b-a<tol: und=1;continue
        lo[top]=a;hi[top]=m;top+=1;lo[top]=m;hi[top]=b;top+=1
    return (2 if und else 0),ev
@njit
def boschloo_power(n1,n2,p1,p2,alpha,f):
    lo=alpha;hi=min(.5,6*alpha);best=fisher_stairs(n1,n2,alpha,f);tot=0
    for _ in range(24):
        g=(lo+hi)/2;c=fisher_stairs(n1,n2,g,f)
        same=True
        for j in range(n2+1):
            if c[j]!=best[j]: same=False;break
        if same: lo=g;continue
        r,ev=size_exceeds(n1,n2,c,alpha,f,7.,1e-9);tot+=ev
        if r==0: lo=g;best=c
        else: hi=g
    return rect(n1,n2,p1,p2,best,f,8.),lo,tot
@njit
def zpool_power(n1,n2,p1,p2,alpha,z0,f):
    lo=z0-.3;hi=z0+2.5;best=z_stairs(n1,n2,hi);tot=0
    for _ in range(26):
        z=(lo+hi)/2;c=z_stairs(n1,n2,z)
        r,ev=size_exceeds(n1,n2,c,alpha,f,7.,1e-9);tot+=ev
        if r==0: hi=z;best=c
        else: lo=z
    return rect(n1,n2,p1,p2,best,f,8.),hi,tot
if __name__=='__main__':
    f=lf(20000)
    print(boschloo_power(40,10,.7,.2,.025,f),zpool_power(20,20,.5,.2,.025,1.96,f))
    for args,pub in (((40,10,.7,.2,.025),.8374957),((36,9,.7,.2,.025),.7998365),((15,15,.6,.1,.05),.9189)):
        t=time.time();print('Boschloo',args,boschloo_power(*args,f),pub,time.time()-t)
    for args,pub in (((297,297,.3,.2,.025),.8007911),((296,296,.3,.2,.025),.799167),((109,109,.55,.35,.05),.902),((79,79,.55,.35,.05),.807)):
        t=time.time();print('Zpool',args,zpool_power(*args,1.96 if args[-1]==.025 else 1.645,f),pub,time.time()-t)
    for n in (1000,3000):
        t=time.time();print(n,'Boschloo',boschloo_power(n,n,.84,.81,.025,f),time.time()-t)
        t=time.time();print(n,'Zpool',zpool_power(n,n,.84,.81,.025,1.96,f),time.time()-t)
