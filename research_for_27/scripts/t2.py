from fast import *
from core import *
f=lf(100000)
fisher_all(10,10,.5,.3,.025,f,8.)
# check vs reference
for (n1,n2,p1,p2,a) in [(40,40,.3,.1,.05),(117,39,.5,.2,.025),(114,38,.5,.2,.025),(91,91,.55,.35,.05),(200,150,.84,.7,.025)]:
    P=fisher_p(n1,n2); ref=power((P<=a)*1.,n1,n2,p1,p2)
    # randomised + lambda brute
    J=np.outer(pmf(n1,p1),pmf(n2,p2)); N=n1+n2; ex=0;lam=0
    for t in range(N+1):
        xs=np.arange(max(0,t-n2),min(n1,t)+1); lam+=J[xs,t-xs].max()
        tl=hypergeom.sf(xs-1,N,n1,t); pr=hypergeom.pmf(xs,N,n1,t)
        k=np.where(tl<=a)[0]; al=tl[k[0]] if len(k) else 0.; b=(k[0]-1) if len(k) else len(xs)-1
        if b>=0: ex+=(a-al)/pr[b]*J[xs[b],t-xs[b]]
    print(n1,n2,ref,ref+ex,lam,fisher_all(n1,n2,p1,p2,a,f,8.))
for n in (100,300,1000,3000,10000,30000):
    t=time.time(); v=fisher_all(n,n,.84,.81,.025,f,8.); print(n,v,'%.4f s'%(time.time()-t))
