from uncond import *
from fast import *
import math
from scipy.stats import norm
f=lf(20000)
@njit
def grid_size(n1,n2,c,f,w,K):
    m=0.
    for k in range(1,K):
        s=math.sin(k/K*math.pi/2)**2
        v=rect(n1,n2,s,s,c,f,w)
        if v>m:m=v
    return m
def zpool_fast(n1,n2,p1,p2,a,K=400):
    z0=norm.isf(a);lo=z0-.3;hi=z0+2.5;nb=0
    for _ in range(24):
        z=(lo+hi)/2
        if grid_size(n1,n2,z_stairs(n1,n2,z),f,7.,K)<=a: hi=z
        else: lo=z
    while True:
        c=z_stairs(n1,n2,hi);r,ev=size_exceeds(n1,n2,c,a-1e-10,f,7.,1e-9);nb+=ev
        if r==0: return rect(n1,n2,p1,p2,c,f,8.),hi,nb
        hi+=1e-5*2
def bos_fast(n1,n2,p1,p2,a,K=400):
    lo=a;hi=min(.5,6*a);nb=0
    for _ in range(22):
        g=(lo+hi)/2
        if grid_size(n1,n2,fisher_stairs(n1,n2,g,f),f,7.,K)<=a: lo=g
        else: hi=g
    while True:
        c=fisher_stairs(n1,n2,lo,f);r,ev=size_exceeds(n1,n2,c,a-1e-10,f,7.,1e-9);nb+=ev
        if r==0: return rect(n1,n2,p1,p2,c,f,8.),lo,nb
        lo*=1-1e-5
zpool_fast(20,20,.5,.2,.025);bos_fast(20,20,.5,.2,.025)
for n,p1,p2 in ((100,.3,.15),(297,.3,.2),(1000,.84,.81),(3000,.84,.81)):
    t=time.time();r=zpool_fast(n,n,p1,p2,.025);t1=time.time()-t;t=time.time();b=bos_fast(n,n,p1,p2,.025);t2=time.time()-t
    print(n,'Z',r,'%.3f s'%t1,'B',b,'%.3f s'%t2,flush=True)
def solve(p1,p2,a,b,nmax):
    v=np.array([fisher_all(n,n,p1,p2,a,f,9.) for n in range(1,nmax)]);P=v[:,0];ok=P>=1-b;c=v[:,1]-v[:,2]>=1-b
    return int(ok.argmax())+1 if ok.any() else None,(int(np.where(~ok)[0].max())+2),int(c.argmax())+1 if c.any() else None
for q,m in (((.9,.5,.025,.1),400),((.52,.5,.025,.2),11500),((.05,.01,.025,.2),1200),((.999,.7,.05,.2),300),((.02,.001,.025,.2),2500),((.99,.95,.05,.2),1500)):
    t=time.time();print(q,solve(*q,m),'%.1f s'%(time.time()-t),flush=True)
t=time.time();n=20000;print(fisher_all(n,n,.515,.5,.025,f if n*2<20000 else lf(2*n+2),9.),'n=20000 %.4f s'%(time.time()-t))
