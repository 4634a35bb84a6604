import math, numpy as np
from scipy.stats import norm, binom, betabinom
from scipy.integrate import quad
def show(k,*v): print(k,*['%.10g'%x for x in v],flush=True)
# C-statistic -> Cox-Snell R2 under binormal equal-variance LP (deterministic version of pmsampsize's simulation)
def c2r2(C,phi):
    mu=math.sqrt(2)*norm.ppf(C)
    def post(x): 
        a=math.log(phi/(1-phi))+mu*x-mu*mu/2; return a
    def lse(a): return np.logaddexp(0,a)
    L=phi*quad(lambda x:norm.pdf(x-mu)*(-lse(-post(x))),-12,12+mu,epsabs=1e-13)[0]+(1-phi)*quad(lambda x:norm.pdf(x)*(-lse(post(x))),-12,12,epsabs=1e-13)[0]
    L0=phi*math.log(phi)+(1-phi)*math.log(1-phi)
    return 1-math.exp(-2*(L-L0))
def pms(r2,P,phi,S=.9,d=.05,me=.05):
    n1=P/((S-1)*math.log(1-r2/S)); ln=phi*math.log(phi)+(1-phi)*math.log(1-phi);mx=1-math.exp(2*ln)
    S2=r2/(r2+d*mx);n2=P/((S2-1)*math.log(1-r2/S2));n3=(1.96/me)**2*phi*(1-phi);return n1,n2,n3
for C,phi,P in ((.89,.174,24),(.78,.20,30),(.75,.15,10)):
    r=c2r2(C,phi);show(f'C={C} phi={phi} R2CS, n1,n2,n3',r,*pms(r,P,phi))
# Miller power
show('Miller n=(z+z)^2 (1/9)/.03^2',(norm.isf(.025)+norm.isf(.2))**2/9/.0009)
# e-value paired sequential: E=2^m/((m+1)C(m,b))
show('E(12,2)',2**14/(15*math.comb(14,2))); show('E(6,16)',2**22/(23*math.comb(22,6))); show('E(1,7)',2**8/(9*8))
# real level when looking after each discordant pair up to M
def lev(M,thr):
    al=np.zeros(M+2);al[0]=1;cr=0;out={}
    for m in range(1,M+1):
        new=np.zeros(M+2);new[0]=.5*al[0];new[1:]=.5*al[1:]+.5*al[:-1]
        b=np.arange(m+1)
        lE=m*math.log(2)-math.log(m+1)-np.array([math.lgamma(m+1)-math.lgamma(x+1)-math.lgamma(m-x+1) for x in b])
        r=lE>=math.log(thr); cr+=new[:m+1][r].sum();new[:m+1][r]=0;al=new;out[m]=cr
    return out
o=lev(1000,20.);show('crossing prob. of E>=20 by m=50,100,1000',o[50],o[100],o[1000])
# repeated exact McNemar after every discordant pair
# e-value: Ville bound .05
# Armitage with pass sequences done elsewhere
# unbiased variance of pass@k for n>=2k
def pk(n,c,k): return 1-math.comb(n-c,k)/math.comb(n,k)
def vhat(n,c,k): q=math.comb(n-c,k)/math.comb(n,k);return q*q-math.comb(n-c,2*k)/math.comb(n,2*k)
for n,p,k in ((20,.1,5),(10,.3,5),(12,.2,3)):
    w=binom.pmf(np.arange(n+1),n,p);e=np.array([pk(n,c,k) for c in range(n+1)]);show(f'Var and E[vhat] n={n} p={p} k={k}',(w*e*e).sum()-(w*e).sum()**2,sum(w[c]*vhat(n,c,k) for c in range(n+1)))
show('vhat can be negative? min over c n=10 k=5',min(vhat(10,c,5) for c in range(11)))
# Domingos check, two-class and multiclass random
rng=np.random.default_rng(0);worst=0
for _ in range(2000):
    K=int(rng.integers(2,6));t=rng.dirichlet(np.ones(K));y=rng.dirichlet(np.ones(K))
    ys=int(t.argmax());ym=int(y.argmax())
    L=1-(t*y).sum();N=1-t[ys];B=float(ym!=ys);V=1-y[ym]
    if K==2: c1=2*y[ys]-1;c2=1. if ym==ys else -1.
    else:
        # P_t(y=t | y*!=t) averaged for y != y*
        pe=1-y[ys];pt=((y*t).sum()-y[ys]*t[ys])/(pe*(1-t[ys])) if pe>0 and t[ys]<1 else 0
        c1=y[ys]-pe*pt; c2=1. if ym==ys else -(y[ys]/(1-y[ym]))
    worst=max(worst,abs(c1*N+B+c2*V-L))
print('Domingos identity worst',worst)
def dom(t1,y1): # two-class, t1=P(t=1), y1=P(pred=1)
    ys=int(t1>=.5);ym=int(y1>=.5);N=min(t1,1-t1);V=min(y1,1-y1);B=int(ys!=ym);L=t1*(1-y1)+(1-t1)*y1;c1=2*(y1 if ys else 1-y1)-1;return L,N,B,V,c1,(1 if ys==ym else -1),c1*N+B+(1 if ys==ym else -1)*V
show('t=.9 y=.8',*dom(.9,.8));show('t=.9 y=.4',*dom(.9,.4));show('t=.9,y=.0',*dom(.9,0))
# PPI formula on small data
Y=np.array([1,0,1,1,0,1,1,0,1,1.]);F=np.array([.9,.2,.8,.6,.3,.7,.95,.4,.85,.5]);U=np.array([.8,.1,.7,.9,.6,.3,.2,.95,.75,.55,.65,.4,.85,.9,.1,.7,.6,.5,.8,.3])
n,N=len(Y),len(U)
def ppi(l,dd=0):
    est=l*U.mean()+(Y-l*F).mean();se=math.sqrt((l*U).var(ddof=dd)/N+(Y-l*F).var(ddof=dd)/n);z=norm.isf(.05);return est,se,est-z*se,est+z*se
show('PPI lam=1 (est,se, 90% CI ddof0)',*ppi(1)); 
cov=((Y-Y.mean())*(F-F.mean())).sum()/n
A=np.concatenate([F,U]);show('ppi++ lambda: cov/(1+n/N)var pooled',cov/((1+n/N)*A.var()))
show('classical',Y.mean(),math.sqrt(Y.var()/n))
