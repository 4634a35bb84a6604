import math, numpy as np
from scipy.stats import norm
def S(p1,p2,a,b):
    L=math.log(1/a);D=p1-p2
    return next(n for n in range(1,10**6) if n*D>math.sqrt((n+1)*L) and math.exp(-(n*D-math.sqrt((n+1)*L))**2/n)<=b)
def H(p1,p2,a,b):
    return math.ceil(((math.sqrt(2*math.log(1/a))+math.sqrt(math.log(1/b)))/(p1-p2))**2)
for q in ((.05,.01,.025,.2),(.99,.95,.05,.2),(.999,.7,.05,.2),(.02,.001,.025,.2),(.9,.5,.025,.1)): print(q,S(*q),H(*q))
# vhat sign
def vhat(n,c,k): q=math.comb(n-c,k)/math.comb(n,k);return q*q-math.comb(n-c,2*k)/math.comb(n,2*k)
print('vhat min',min((vhat(n,c,k),n,c,k) for n in range(2,41) for k in range(1,n//2+1) for c in range(n+1)))
# pms n2 in R2
def n2(r2,P,phi,d=.05):
    mx=1-math.exp(2*(phi*math.log(phi)+(1-phi)*math.log(1-phi)));S2=r2/(r2+d*mx);return P/((S2-1)*math.log(1-r2/S2)) if r2/S2<1 else float('nan')
for phi in (.05,.174,.5):
    mx=1-math.exp(2*(phi*math.log(phi)+(1-phi)*math.log(1-phi)));r=np.linspace(.01,.94*mx,60);v=np.array([n2(x,10,phi) for x in r]);d=np.diff(v);print(phi,'n2 over R2: rises then falls?',v[:3],v.max(),r[int(np.nanargmax(v))],v[-3:])
# paired: does sampling every n matter: smallest n
from t8 import mcn
n=165
while mcn(n,.15,.05,.025)[0]<.8: n+=1
print('McNemar .15/.05 one-sided .025: first n',n,mcn(n,.15,.05,.025)[0])
