import math, numpy as np, mpmath as mp
from scipy.stats import binom, hypergeom, norm, betabinom, beta
from scipy.special import comb
def show(k,*v): print(k,*['%.10g'%x for x in v],flush=True)
# pass@k
def pk(n,c,k): return 1-math.comb(n-c,k)/math.comb(n,k)
show('pass@k n=200 c=10 k=1,10,100',pk(200,10,1),pk(200,10,10),pk(200,10,100)); show('n=5 c=2 k=1,2,3',pk(5,2,1),pk(5,2,2),pk(5,2,3))
show('naive 1-(1-c/n)^k n=200 c=10 k=10,100',1-(1-.05)**10,1-(1-.05)**100)
for n,p,k in ((10,.1,5),(20,.05,10)): show(f'bias: E est, true, E naive n={n} p={p} k={k}',sum(binom.pmf(c,n,p)*pk(n,c,k) for c in range(n+1)),1-(1-p)**k,sum(binom.pmf(c,n,p)*(1-(1-c/n)**k) for c in range(n+1)))
show('50/164 misuse: k=10,100',pk(164,50,10),pk(164,50,100))
# var of pass@k estimator for one problem
def v(n,p,k): e=[pk(n,c,k) for c in range(n+1)];w=binom.pmf(np.arange(n+1),n,p);m=(w*e).sum();return (w*np.square(e)).sum()-m*m
show('sd of estimator n=200,p=.05,k=1,10,100; n=k=10',*[math.sqrt(v(200,.05,k)) for k in (1,10,100)],math.sqrt(v(10,.05,10)))
# beta-binomial
a,b,n=2.3,0.63,5
show('betabinom.pmf(0..5;5,2.3,.63)',*betabinom.pmf(np.arange(6),5,2.3,.63)); rho=1/(a+b+1);p=a/(a+b);show('p, icc, var/n, binomial var*(1+(n-1)rho)',p,rho,betabinom.var(5,2.3,.63),5*p*(1-p)*(1+4*rho))
# design effects
show('Kish m=30 rho=.05',1+29*.05); show('Eldridge cv=.65 m=30 rho=.05',1+((.65**2+1)*30-1)*.05)
ms=np.array([5,10,15,50]);r=.05;show('unequal exact sum m_i(1+(m_i-1)r)/sum m; Eldridge with pop cv',(ms*(1+(ms-1)*r)).sum()/ms.sum(),1+((ms.var()/ms.mean()**2+1)*ms.mean()-1)*r,1+((ms.var(ddof=1)/ms.mean()**2+1)*ms.mean()-1)*r)
# Exact distribution of total of J clusters beta-binomial: level of the naive binomial test
def total(J,m,a,b):
    q=betabinom.pmf(np.arange(m+1),m,a,b);d=np.array([1.])
    for _ in range(J): d=np.convolve(d,q)
    return d
p0,rho,J,m=.8,.1,40,10;s=1/rho-1;d=total(J,m,p0*s,(1-p0)*s);N=J*m;k=np.arange(N+1);c=int(np.argmax(binom.sf(k-1,N,p0)<=.025))
show('naive one-sided 2.5% binomial test, J=40 m=10 rho=.1: true level; design effect; n_eff',d[c:].sum(),1+(m-1)*rho,N/(1+(m-1)*rho))
show('  two-sided naive 95% wald coverage',sum(d[k_] for k_ in k if abs(k_/N-p0)<=1.959964*math.sqrt(k_/N*(1-k_/N)/N)))
# Holm / best of k
for kk in (2,5,10,20,100):
    show(f'k={kk}: FWER 1-(1-.05)^k, Sidak level, Bonferroni level',1-.95**kk,1-.95**(1/kk),.05/kk)
def bestof(k,n,p):
    F=binom.cdf(np.arange(n+1),n,p)**k; return (1-F)[:-1].sum()/n  # E max / n
for k_,n_,p_ in ((1,164,.5),(5,164,.5),(10,164,.5),(10,100,.8),(50,100,.8),(10,1000,.8)): show(f'E[best of {k_}]-p n={n_} p={p_}',bestof(k_,n_,p_)-p_)
# Dunnett vs Holm: equicorrelated .5
from numpy.polynomial.hermite_e import hermegauss
x,w=hermegauss(80);w=w/w.sum()
from scipy.optimize import brentq
def dun2(c,k):  # two-sided, rho=.5
    r=math.sqrt(.5);return (w*((norm.cdf((c-r*x)/r)-norm.cdf((-c-r*x)/r))**k)).sum()
def dun1(c,k): r=math.sqrt(.5);return (w*(norm.cdf((c-r*x)/r)**k)).sum()
for k_ in (2,3,5,10): show(f'Dunnett inf df two-sided/one-sided .05 k={k_}; Bonf 2s',brentq(lambda c:dun2(c,k_)-.95,1,5),brentq(lambda c:dun1(c,k_)-.95,1,5),norm.isf(.025/k_))
# pmsampsize
def pms(r2,P,phi,S=.9,d=.05,me=.05):
    n1=P/((S-1)*math.log(1-r2/S)); ln=phi*math.log(phi)+(1-phi)*math.log(1-phi);mx=1-math.exp(2*ln)
    S2=r2/(r2+d*mx);n2=P/((S2-1)*math.log(1-r2/S2));n3=(1.96/me)**2*phi*(1-phi);return n1,n2,n3,mx,r2/mx,S2
for a_ in ((.288,24,.174),(.05,20,.06),(.1,23,.3),(.12,8,.10),(.10,10,.15),(.1028,10,.15)): show('pmsampsize %s n1 n2 n3 max nag S2'%(a_,),*pms(*a_)); 
# Serfling / hypergeometric
def serf(n,N,t): return math.exp(-2*n*t*t/(1-(n-1)/N))
N,K,n=1000,800,200
show('hypergeom P(phat-p>=.05) N=1000,K=800,n=200; Serfling; Hoeffding; binomial',hypergeom.sf(169,N,K,n),serf(200,1000,.05),math.exp(-2*200*.0025),binom.sf(169,200,.8))
show('Bardenet-Maillard (Hoeffding-Serfling sharpened) factor (1-n/N)(1+1/n) for n>N/2 at n=800',math.exp(-2*800*.01**2/(1-799/1000)),math.exp(-2*800*.01**2/((1-.8)*(1+1/800))))
show('fpc sqrt((N-n)/(N-1)) N=1000,n=200',math.sqrt(800/999))
