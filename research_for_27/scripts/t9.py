from fast import *
from core import *
from t8 import mcn
import itertools
f=lf(5000)
worst=[]
for p1,p2,a in itertools.product((1-1e-9,.999,.99,.9,.8,.6,.5,.3,.1,.05),(.97,.85,.7,.5,.4,.2,.05,.01,1e-9),(.001,.005,.0125,.025,.05,.1)):
    if p1<=p2: continue
    P=np.array([fisher_all(n,n,p1,p2,a,f,14.)[0] for n in range(1,200)])
    d=np.diff(P); i=int(d.argmin()); worst.append((d[i],p1,p2,a,i+1))
worst.sort(); print('Fisher equal arms, largest drop of power n->n+1:',worst[:6])
# unequal ratio ceil(r n)
w=[]
for p1,p2,a,r in itertools.product((.9,.6,.3),(.8,.5,.2,.05),(.01,.025,.05),(.3,.5,1.5,2.,3.7)):
    if p1<=p2: continue
    P=np.array([fisher_all(int(np.ceil(r*n)),n,p1,p2,a,f,12.)[0] for n in range(2,200)]);d=np.diff(P);i=int(d.argmin());w.append((d[i],p1,p2,a,r,i+2))
w.sort();print('Fisher unequal:',w[:5])
# one arm fixed, other grows
w=[]
for p1,p2,a,n2 in itertools.product((.9,.6,.3),(.8,.5,.2,.05),(.01,.025,.05),(10,30,50)):
    if p1<=p2: continue
    P=np.array([fisher_all(n,n2,p1,p2,a,f,14.)[0] for n in range(2,120)]);d=np.diff(P);i=int(d.argmin());w.append((d[i],p1,p2,a,n2,i+2))
w.sort();print('Fisher, n2 fixed, n1 grows:',w[:5])
# pooled z asymptotic and exact unconditional: dips
for p1,p2,a in ((.3,.1,.025),(.9,.5,.025),(.55,.35,.05),(.7,.2,.025)):
    Pz=[];Pe=[];Pb=[];Sz=[]
    R=range(5,71)
    for n in R:
        Z=zpooled(n,n);rz=(Z>=norm.isf(a))*1.
        Pz.append(power(rz,n,n,p1,p2));Pe.append(power(uncond_region(Z,n,n,a,grid=301),n,n,p1,p2));Pb.append(power(uncond_region(-fisher_p(n,n),n,n,a,grid=301),n,n,p1,p2))
    for nm,P in (('pooled z',Pz),('Zpooled exact',Pe),('Boschloo',Pb)):
        P=np.array(P);d=np.diff(P);ok=P>=.8
        print(p1,p2,a,nm,'largest drop %.4f at n=%d'%(d.min(),R[int(d.argmin())]),'first n with .8:',R[int(ok.argmax())] if ok.any() else None,'from then on:',(R[int(np.where(~ok)[0].max())]+1) if ok.any() else None)
