from fast import *
from core import *
from uncond import boschloo_power, z_stairs, rect, size_exceeds, fisher_stairs
from t8 import mcn
import math
f=lf(20000)
def show(k,*v): print(k,*['%.10g'%x for x in v],flush=True)
# what the approximations deliver
for p1,p2,ns in ((.3,.1,(59,60,62,72)),(.05,.01,(250,282,285,333)),(.02,.001,(323,448,451,551)),(.84,.81,(2514,2515,2518,2584)),(.25,.4,(150,152,165))):
    a,b=max(p1,p2),min(p1,p2)
    for n in ns:
        c=z_stairs(n,n,norm.isf(.025)); 
        show(f'{p1}v{p2} n={n}/arm: Fisher, Boschloo, pooled-z exact power (one-sided .025)',fisher_all(n,n,a,b,.025,f,9.)[0],boschloo_power(n,n,a,b,.025,f)[0] if n<700 else float('nan'),rect(n,n,a,b,c,f,9.))
# sizes of pooled z at those n
for n in (59,285,451): 
    c=z_stairs(n,n,norm.isf(.025));ps=np.linspace(.001,.999,1999);v=[rect(n,n,p,p,c,f,9.) for p in ps];show(f'size pooled z one-sided .025 n={n}',max(v),ps[int(np.argmax(v))])
# crude certificate of Z-pooled: {z>=2 sqrt(ln 1/a)} has size<=a : check, and the constant actually needed
for a in (.025,.05,.001):
    C=2*math.sqrt(math.log(1/a));print('alpha',a,'C',C,'sizes',[max(rect(n,n,p,p,z_stairs(n,n,C),f,9.) for p in np.linspace(.0005,.9995,999)) for n in (5,20,100,500)])
# Serfling criterion inside the Fisher region?
bad=0
for n1,n2 in ((10,10),(25,25),(60,60),(15,40),(40,15),(100,30)):
    for a in (.001,.025,.05,.2):
        P=fisher_p(n1,n2);N=n1+n2;x=np.arange(n1+1)[:,None];y=np.arange(n2+1)[None,:];D=x/n1-y/n2
        # Serfling via arm 1 or arm 2 : p <= exp(-2 n1 s^2/(1-(n1-1)/N)), s=D n2/N ; or arm 2 with s=D n1/N
        e1=2*n1*(D*n2/N)**2/(1-(n1-1)/N);e2=2*n2*(D*n1/N)**2/(1-(n2-1)/N)
        B=np.where(D>0,np.exp(-np.maximum(e1,e2)),1); bad+=(P>B+1e-12).sum()
print('Serfling bound on the Fisher p-value violated in',bad)
# FM certificate
def fm(p1,p2,th,D):
    a=1+th;b=-(1+th+p1+th*p2+D*(th+2));c=D*D+D*(2*p1+th+1)+p1+th*p2;d=-p1*D*(1+D)
    v=b**3/(27*a**3)-b*c/(6*a*a)+d/(2*a);u=math.copysign(math.sqrt(max(0,b*b/(9*a*a)-c/(3*a))),v)
    w=(math.pi+math.acos(max(-1,min(1,v/u**3 if u else 0))))/3
    P1=2*u*math.cos(w)-b/(3*a);return P1,P1-D
worst=1
for n in (20,60,120,200):
    for d in (.05,.1,.2):
        Z=np.full((n+1,n+1),-np.inf)
        for x in range(n+1):
            for y in range(n+1):
                q1,q2=fm(x/n,y/n,1,-d);v=(q1*(1-q1)+q2*(1-q2))/n;dd=(x-y)/n+d
                Z[x,y]=dd/math.sqrt(v) if v>1e-15 else (np.inf if dd>1e-12 else -np.inf)
        for a in (.025,.05):
            R=(Z>=norm.isf(a))*1.; 
            # Barnard convexity of the FM region
            cv=((np.diff(R,axis=0)<0).any(),(np.diff(R,axis=1)>0).any())
            if any(cv): print('FM not convex',n,d,a,cv)
            for p1,p2 in ((.8,.8),(.9,.85),(.5,.5),(.97,.95),(.6,.4)):
                s=math.sqrt(2/n);u=(p1-p2+d)/s-norm.isf(a)/2
                if u>0: worst=min(worst,power(R,n,n,p1,p2)-(1-math.exp(-2*u*u)))
print('FM certificate slack',worst)
# paired versus unpaired
for p10,p01 in ((.05,.02),(.10,.07),(.15,.12)):
    n=next(n for n in range(100,12000,10) if mcn(n,p10,p01,.025)[0]>=.8); print('paired n for .03 difference, discordance',p10+p01,n,mcn(n,p10,p01,.025)[0])
from statistics import NormalDist
p=np.array([.01,.04,.03,.005]);o=np.argsort(p);adj=np.empty(4);m=0
for i,j in enumerate(o): m=max(m,(4-i)*p[j]);adj[j]=min(1,m)
print('Holm adjusted',adj)
