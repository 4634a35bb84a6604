import numpy as np, math, time
from scipy.stats import binom, norm
def mcn(n,p10,p01,a,sides=1):
    """exact conditional McNemar: exact power, randomised (UMPU) power, Lambda; one-sided at a (H1 p10>p01); two-sided central uses a/2 each side (returns only power)"""
    psi=p10+p01;th=p10/psi;al=a if sides==1 else a/2
    P=R=L=0.;size=0
    m=np.arange(n+1);pm=binom.pmf(m,n,psi)
    for k in m[pm>1e-15]:
        ks=np.arange(k+1);sf0=binom.sf(ks-1,k,.5);pr0=binom.pmf(ks,k,.5);pr1=binom.pmf(ks,k,th)
        rej=sf0<=al*(1+1e-12); pw=pr1[rej].sum()
        c=np.argmax(rej) if rej.any() else k+1
        b=c-1; tail=sf0[c] if c<=k else 0.
        P+=pm[k]*pw; R+=pm[k]*(pw+(al-tail)/pr0[b]*pr1[b]); L+=pm[k]*pr1.max(); size+=pm[k]*tail
        if sides==2: P+=pm[k]*pr1[ks<=k-c].sum() if c<=k else 0
    return P,R,L,size
if __name__=='__main__':
    print('G*Power McNemar OR .25 disc .4 N=50 one sided',mcn(50,.32,.08,.05))
    # certificate check
    w=[9,9,9]
    for p10,p01,a in ((.15,.1,.025),(.2,.05,.05),(.1,.02,.025),(.3,.2,.01),(.05,.01,.05),(.5,.3,.025),(.08,.04,.025)):
        v=np.array([mcn(n,p10,p01,a)[:3] for n in range(1,301)])
        fut=np.minimum.accumulate(v[::-1,0])[::-1]
        w=[min(w[0],np.diff(v[:,1]).min()),min(w[1],(-np.diff(v[:,2])).min()),min(w[2],(fut-(v[:,1]-v[:,2])).min())]
        ok=v[:,0]>=.8; first=int(np.argmax(ok))+1 if ok.any() else None; last=int(np.where(~ok)[0].max())+2; c=v[:,1]-v[:,2]>=.8
        print(p10,p01,a,'first n',first,'from then on (within 300)',last,'certified',int(np.argmax(c))+1 if c.any() else None, 'dips: largest drop of exact power when n grows by one %.5f'%(-np.diff(v[:,0]).min()))
    print('min dR, -dLam, slack',w)
    # published/typical sample sizes: Connor / Miettinen / asymptotic unconditional
    def connor(p10,p01,a,b,sides=2):
        psi=p10+p01;d=abs(p10-p01);z=norm.isf(a/sides);return (z*math.sqrt(psi)+norm.isf(b)*math.sqrt(psi-d*d))**2/d**2
    print('Connor .2,.1? a.05 b.1',connor(.2,.1,.05,.1)); print('Connor .15 .10 .05 .2',connor(.15,.10,.05,.2))
    # power falls with discordance at fixed delta? n fixed
    for n in (50,200,500):
        d=.06; ps=np.linspace(d,.6,55); v=np.array([mcn(n,(p+d)/2,(p-d)/2 if p>d else 1e-12,.025)[0] for p in ps]); print('n',n,'power vs discordance monotone decreasing?',(np.diff(v)<=1e-12).all(),'max increase',np.diff(v).max(),'at',ps[int(np.argmax(np.diff(v)))],'ends',v[0],v[-1])
    # one-sample binomial exact test sawtooth: classical
    def one(n,p0,p1,a):
        k=np.arange(n+1);c=int(np.argmax(binom.sf(k-1,n,p0)<=a)) if (binom.sf(k-1,n,p0)<=a).any() else n+1
        t=binom.sf(c-1,n,p0);P=binom.sf(c-1,n,p1);return P,P+(a-t)/binom.pmf(c-1,n,p0)*binom.pmf(c-1,n,p1),binom.pmf(k,n,p1).max()
    v=np.array([one(n,.4,.46,.05) for n in range(1,1200)]);P=v[:,0]
    print('one-sample .4 vs .46 one-sided .05 power .9: first n',int(np.argmax(P>=.9))+1,'stays from',int(np.where(P<.9)[0].max())+2,'certified',int(np.argmax(v[:,1]-v[:,2]>=.9))+1)
    v=np.array([one(n,.4,.46,.025) for n in range(1,1200)]);P=v[:,0]
    print('  at .025: first',int(np.argmax(P>=.9))+1,'stays',int(np.where(P<.9)[0].max())+2,'certified',int(np.argmax(v[:,1]-v[:,2]>=.9))+1)
    print('bitest power at 580,598,610,613 (one-sided .05)',[round(one(n,.4,.46,.05)[0],6) for n in (580,598,610,613)])
