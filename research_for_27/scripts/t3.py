# certificate check: for every n0 and every n>=n0 up to nmax: power(n) >= R(n0)-Lam(n0) ; R nondecreasing, Lam nonincreasing
from fast import *
import itertools
f=lf(20000)
worstR=1;worstL=1;worstC=1;cnt=0
for p1,p2,a in itertools.product((.99,.9,.8,.6,.5,.3,.1,.05),(.97,.85,.7,.5,.4,.2,.05,.01),(.001,.005,.0125,.025,.05,.1)):
    if p1<=p2: continue
    nm=260
    v=np.array([fisher_all(n,n,p1,p2,a,f,12.) for n in range(1,nm)])
    R=v[:,1];L=v[:,2];P=v[:,0]
    worstR=min(worstR,np.diff(R).min());worstL=min(worstL,(-np.diff(L)).min())
    fut=np.minimum.accumulate(P[::-1])[::-1]  # min future power
    worstC=min(worstC,(fut-(R-L)).min());cnt+=1
print('equal arms cases',cnt,'min dR',worstR,'min -dLam',worstL,'min (future power - cert)',worstC)
# unequal, ratios
w=[1,1,1]
for p1,p2,a,r in itertools.product((.9,.6,.3),(.8,.5,.2,.05),(.01,.025,.05),(.3,.5,2.,3.7)):
    if p1<=p2: continue
    v=np.array([fisher_all(int(np.ceil(r*n)),n,p1,p2,a,f,12.) for n in range(2,200)])
    fut=np.minimum.accumulate(v[::-1,0])[::-1]
    w=[min(w[0],np.diff(v[:,1]).min()),min(w[1],(-np.diff(v[:,2])).min()),min(w[2],(fut-(v[:,1]-v[:,2])).min())]
print('unequal',w)
# how much is lost: first n, last bad n+1, certified n0 (R-L), Serfling-Hoeffding n, Hoeffding n
import math
def solve(p1,p2,a,b,nmax):
    v=np.array([fisher_all(n,n,p1,p2,a,f,9.) for n in range(1,nmax)])
    P=v[:,0]; first=int(np.argmax(P>=1-b))+1
    bad=np.where(P<1-b)[0]; last=int(bad.max())+2
    c=int(np.argmax(v[:,1]-v[:,2]>=1-b))+1
    L=math.log(1/a);B=math.log(1/b);D=p1-p2
    h=math.ceil(((math.sqrt(2*L)+math.sqrt(B))/D)**2)
    n=1
    s=next(n for n in range(1,10**7) if n*D-math.sqrt((n+1)*L)>0 and math.exp(-(n*D-math.sqrt((n+1)*L))**2/n)<=b)
    return first,last,c,s,h,P[first-1]
t=time.time()
for q in [(.84,.81,.025,.2,4000),(.84,.81,.025,.1,5000),(.6,.5,.025,.2,800),(.3,.1,.025,.2,200),(.9,.5,.025,.1,60),(.05,.01,.025,.9-.1,700),(.75,.5,.025,.1,200),(.55,.35,.05,.2,300),(.5,.49,.025,.2,18000)][:8]:
    print(q,solve(*q))
print(time.time()-t)
t=time.time();print('last',solve(.52,.5,.025,.2,12000),time.time()-t)
