from core import *
import math
def show(k,*v): print(k,*['%.10g'%x for x in v],flush=True)
# Boschloo 1970 section 4, m=n=15
for a in (.01,.05):
    F=(fisher_p(15,15)<=a)*1.; B=uncond_region(-fisher_p(15,15),15,15,a,grid=4001)
    for p1,p2 in ((.3,.1),(.6,.1),(.7,.2),(.8,.2)): show(f'Boschloo1970 a={a} {p1},{p2} fisher,boschloo',power(F,15,15,p1,p2),power(B,15,15,p1,p2))
F=(fisher_p(15,10)<=.05)*1.;show('size Fisher 15,10 .05',*size(F,15,10)); show('Fisher p 5/15 v 0/10',fisher_p(15,10)[5,0])
# Mehrotra: two sided .05 Z-pooled power, boschloo(min-lik 2s statistic), fisher
for n1,n2,pp in ((10,10,(.02,.54)),(50,50,(.10,.33)),(150,150,(.5,.66)),(40,10,(.10,.45))):
    F=(fisher_p(n1,n2,'two')<.05)*1.;
    show(f'MCB {n1},{n2} {pp} F,B,ZP x100',*[100*power(r,n1,n2,*pp) for r in (F,uncond_region(-fisher_p(n1,n2,'two'),n1,n2,.05,grid=801),uncond_region(abs(zpooled(n1,n2)),n1,n2,.05,grid=801))])
z=norm.isf(.025)
for n1,n2 in ((10,10),(25,25),(16,4),(40,10),(150,150)):
    show(f'asymptotic sizes x100 ({n1},{n2}) pooled, unpooled',100*size((abs(zpooled(n1,n2))>=z)*1.,n1,n2,4001)[0],100*size((abs(zunpooled(n1,n2))>=z)*1.,n1,n2,4001)[0])
# Fay-Hunsberger 8/14 v 1/7
P=fisher_p(14,7,'two')[8,1];c=min(1,2*fisher_p(14,7)[8,1]);show('FH minlike, central',P,c)
# MCB 8/148 v 1/132
show('MCB 3.1 Fisher minlike',fisher_p(148,132,'two')[8,1])
T=abs(zpooled(148,132));R=(T>=T[8,1]-1e-12)*1.;show('MCB 3.1 Zpooled p',*size(R,148,132,8001))
T=abs(zunpooled(148,132));R=(T>=T[8,1]-1e-12)*1.;show('MCB 3.1 Zunpooled p',*size(R,148,132,8001))
# FM closed form and sample size
def fm(p1,p2,th,D):
    # th = n2/n1, H0 p1-p2=D
    a=1+th;b=-(1+th+p1+th*p2+D*(th+2));c=D*D+D*(2*p1+th+1)+p1+th*p2;d=-p1*D*(1+D)
    v=b**3/(27*a**3)-b*c/(6*a*a)+d/(2*a);u=math.copysign(math.sqrt(max(0,b*b/(9*a*a)-c/(3*a))),v)
    w=(math.pi+math.acos(max(-1,min(1,v/u**3 if u else 0))))/3
    P1=2*u*math.cos(w)-b/(3*a);return P1,P1-D
def fmn(p1,p2,th,D,a,b,method=3):
    P1,P2=fm(p1,p2,th,D) if method==3 else (p1,p2)
    s0=math.sqrt(P1*(1-P1)+P2*(1-P2)/th);s1=math.sqrt(p1*(1-p1)+p2*(1-p2)/th)
    return ((norm.isf(a)*s0+norm.isf(b)*s1)/(p1-p2-D))**2
show('FM example p1~,p2~,n1',*fm(.4,.05,1,.2),fmn(.4,.05,1,.2,.05,.2))
for p1,p2,D,pub in ((.1,.1,-.2,46),(.2,.1,-.1,57),(.5,.1,.2,68),(.05,.05,-.2,32),(.1,.05,-.05,128),(.25,.05,.1,197),(.01,.01,-.2,18),(.02,.01,-.01,695),(.05,.01,.02,1151),(.05,.05,-.1,103),(.01,.01,-.02,558)):
    show(f'FM1990 {p1},{p2},{D} published(N1? theta=1) n',fmn(p1,p2,1,D,.05,.1),fmn(p1,p2,1,D,.05,.1,1))
# FM exact power of asymptotic FM test at 80/80, p=.4,.05 D=.2
def fmz(n1,n2,D):
    Z=np.full((n1+1,n2+1),-np.inf)
    for x in range(n1+1):
        for y in range(n2+1):
            q1,q2=fm(x/n1,y/n2,n2/n1,D);v=q1*(1-q1)/n1+q2*(1-q2)/n2;dd=x/n1-y/n2-D
            Z[x,y]=dd/math.sqrt(v) if v>1e-15 else (np.inf if dd>1e-12 else (-np.inf if dd<-1e-12 else 0))
    return Z
Z=fmz(80,80,.2);show('FM 80/80 exact power',power((Z>=norm.isf(.05))*1.,80,80,.4,.05))
ps=np.linspace(.2,1,3201);v=[power((Z>=norm.isf(.05))*1.,80,80,p,p-.2) for p in ps];show('  its size',max(v),ps[int(np.argmax(v))])
Z=fmz(57,57,-.1);R=(Z>=norm.isf(.05))*1.;show('FM 57/57 .2,.1 D=-.1 power; without (0,0)',power(R,57,57,.2,.1),power(R,57,57,.2,.1)-R[0,0]*binom.pmf(0,57,.2)*binom.pmf(0,57,.1))
ps=np.linspace(0,.9,3601);v=[power(R,57,57,p,p+.1) for p in ps];show('  its size',max(v),ps[int(np.argmax(v))])
# Blackwelder
for ps_,pe,d,pub in ((.9,.9,.1,310),(.6,.6,.2,206),(.6,.5,.2,840),(.6,.55,.1,3342)):
    print('Blackwelder',ps_,pe,d,pub,2*math.ceil((norm.isf(.05)+norm.isf(.1))**2*(ps_*(1-ps_)+pe*(1-pe))/(ps_-pe-d)**2))
# R power.prop.test
def ppt(n,p1,p2,a=.05,two=True,strict=False):
    t=2 if two else 1;zz=norm.isf(a/t);pb=(p1+p2);vu=p1*(1-p1)+p2*(1-p2);sd=zz*math.sqrt(pb*(2-pb)/2)
    d=abs(p1-p2);r=norm.cdf((math.sqrt(n)*d-sd)/math.sqrt(vu))
    return r+(norm.sf((math.sqrt(n)*d+sd)/math.sqrt(vu)) if strict else 0)
from scipy.optimize import brentq
show('power.prop.test(50,.5,.75)',ppt(50,.5,.75)); show('n for .9',brentq(lambda n:ppt(n,.5,.75)-.9,5,500)); show('p2 n=50 .9',brentq(lambda p:ppt(50,.5,p)-.9,.5,1-1e-9))
show('one-sided .35 .55 a=.05 p=.8 total',2*brentq(lambda n:ppt(n,.35,.55,.05,False)-.8,5,500))
# unpooled, arcsine, Fleiss cc
def unp(p1,p2,a,b): return (norm.isf(a)+norm.isf(b))**2*(p1*(1-p1)+p2*(1-p2))/(p1-p2)**2
def arc(p1,p2,a,b):
    h=2*math.asin(math.sqrt(p1))-2*math.asin(math.sqrt(p2));return 2*(norm.isf(a)+norm.isf(b))**2/h**2
def cc(n,d,r=1): return n/4*(1+math.sqrt(1+2*(r+1)/(n*r*d)))**2
for p1,p2,a,b in ((.25,.4,.025,.1),(.25,.4,.025,.2),(.84,.81,.025,.2),(.3,.1,.025,.2),(.05,.01,.025,.2),(.02,.001,.025,.2)):
    n=brentq(lambda n:ppt(n,p1,p2,2*a)-(1-b),1,1e6)
    show(f'{p1},{p2},a={a},b={b}: pooled, CC, unpooled, arcsine',n,cc(n,abs(p1-p2)),unp(p1,p2,a,b),arc(p1,p2,a,b))
show('pwr.2p.test h=.3,n=80 greater .05',norm.sf(norm.isf(.05)-.3*math.sqrt(40)))
show('pwr.2p.test h=0.01 n=80 2s',norm.sf(norm.isf(.025)-.01*math.sqrt(40))+norm.cdf(-norm.isf(.025)-.01*math.sqrt(40)))
