# group sequential: repeated tests at equal information, two sided. survival of Brownian values S_k at k, |S_k|<=c_k sqrt(k)
import numpy as np, math
from scipy.stats import norm
from scipy.optimize import brentq
x,w=np.polynomial.legendre.leggauss(200)
def cross(bounds):
    """P(any |Z_k|>=b_k), Z_k=S_k/sqrt(k) ; recursion with Gauss-Legendre on (-b sqrt k, b sqrt k) (Armitage-McPherson-Rowe)"""
    K=len(bounds)
    h=bounds[0]; s=x*h; f=norm.pdf(s)*w*h
    surv=[f.sum()]
    for k in range(2,K+1):
        H=bounds[k-1]*math.sqrt(k); t=x*H
        f=(norm.pdf(t[:,None]-s[None,:])@f)*w*H; s=t; surv.append(f.sum())
    return 1-np.array(surv)
c=norm.ppf(.975)
p=cross([c]*100)
print('Armitage 5% repeated:',{k:round(float(p[k-1]),10) for k in (1,2,3,4,5,10,20,50,100)})
c=norm.ppf(.995);p=cross([c]*100);print('1%:',{k:round(float(p[k-1]),10) for k in (1,2,5,10,50)})
c=norm.ppf(.95);p=cross([c]*100);print('10%:',{k:round(float(p[k-1]),10) for k in (1,2,5,10,50)})
for a in (.05,.01,.1):
  for K in (2,3,4,5,10):
    P=brentq(lambda c:cross([c]*K)[-1]-a,1.,4.5,xtol=1e-13); O=brentq(lambda c:cross([c*math.sqrt(K/k) for k in range(1,K+1)])[-1]-a,1.,4.5,xtol=1e-13)
    print('alpha',a,'K',K,'Pocock %.10f nominal %.8f  OBF %.10f'%(P,2*norm.sf(P),O),'OBF levels',[round(2*norm.sf(O*math.sqrt(K/k)),6) for k in range(1,K+1)] if K<=5 and a==.05 else '')
# one sided K=5 a=.025
# binomial repeated testing, exact : test after every observation with exact two-sided binomial p<=.05, p0=1/2 (Armitage Table 1)
from scipy.stats import binom
def binrep(N,ta,strict=False):
    f={0:1.0};alive=np.zeros(N+2);alive[0]=1;out=[]
    for n in range(1,N+1):
        new=np.zeros(N+2);new[0]=.5*alive[0];new[1:]=.5*alive[1:]+.5*alive[:-1]
        ks=np.arange(n+1); p1=binom.cdf(ks,n,.5);p2=binom.sf(ks-1,n,.5)
        rej=(np.minimum(p1,p2)<=ta/2+1e-15); new[:n+1][rej]=0; alive=new; out.append(1-alive.sum())
    return np.array(out)
r=binrep(150,.05); print('binomial p0=.5 every obs, 5%:',{n:round(r[n-1],10) for n in (10,15,20,25,30,40,50,100,150)})
