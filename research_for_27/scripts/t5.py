import numpy as np, math
from scipy.stats import binom, norm, chi2, barnard_exact, boschloo_exact, fisher_exact
from scipy.optimize import brentq
def show(k,*v): print(k,*['%.10g'%x for x in v],flush=True)
# ---- McNemar
def mc(b,c):
    m=b+c;k=max(b,c)
    one=binom.sf(k-1,m,.5); ex=min(1,2*one); mid=2*(one-.5*binom.pmf(k,m,.5)) if b!=c else 1-binom.pmf(b,m,.5)/1*0.5*0
    z2=(b-c)**2/m; zc=(abs(b-c)-1)**2/m
    return ex,mid,chi2.sf(z2,1),chi2.sf(zc,1)
show('bentur 1,7 (exact,mid,asym,cc)',*mc(1,7)); show('cavo 6,16',*mc(6,16)); show('ArmitageBerry 12,2',*mc(12,2))
def mc_uncond(b,c,n,order='z',grid=4001):
    """sup over pi (p10=p01=pi) of P(|z|>=|z_obs|) (Suissa-Shuster 1991 / Berger-Sidik)"""
    B,C=np.meshgrid(np.arange(n+1),np.arange(n+1),indexing='ij');ok=B+C<=n
    with np.errstate(all='ignore'): T=np.where(B+C>0,abs(B-C)/np.sqrt(B+C),0)
    obs=abs(b-c)/math.sqrt(b+c); R=ok&(T>=obs-1e-9)
    from scipy.special import gammaln
    bb,cc=B[R],C[R]; lc=gammaln(n+1)-gammaln(bb+1)-gammaln(cc+1)-gammaln(n-bb-cc+1)
    f=lambda p:float(np.exp(lc+(bb+cc)*math.log(p)+np.where(n-bb-cc>0,(n-bb-cc)*np.log(max(1-2*p,1e-300)),0)).sum())
    ps=np.linspace(1e-6,.5-1e-9,grid);v=[f(p) for p in ps];i=int(np.argmax(v))
    from scipy.optimize import minimize_scalar
    r=minimize_scalar(lambda p:-f(p),bounds=(ps[max(i-1,0)],ps[min(i+1,grid-1)]),method='bounded',options=dict(xatol=1e-12))
    return -r.fun,r.x
show('bentur exact unconditional z',*mc_uncond(1,7,21))
# ---- paired CIs ; table a=n11,b=n12,c=n21,d=n22, delta=(b-c)/n
def wilson(x,n,z):
    p=x/n;return ((2*n*p+z*z-z*math.sqrt(z*z+4*n*p*(1-p)))/(2*(n+z*z)),(2*n*p+z*z+z*math.sqrt(z*z+4*n*p*(1-p)))/(2*(n+z*z)))
def newcombe10(a,b,c,d,z=norm.ppf(.975)):
    n=a+b+c+d;p1=(a+b)/n;p2=(a+c)/n
    l1,u1=wilson(a+b,n,z);l2,u2=wilson(a+c,n,z)
    A=a*d-b*c; den=math.sqrt((a+b)*(c+d)*(a+c)*(b+d))
    num=A
    if A>n/2 : num=A-n/2
    elif A>=0: num=0
    cont=A-n/2
    phi10=(max(A-n/2,0) if A>0 else A)/den if den else 0
    phi8=A/den if den else 0
    D=p1-p2;out=[]
    for phi in (phi8,phi10):
        lo=D-math.sqrt(max(0,(p1-l1)**2-2*phi*(p1-l1)*(u2-p2)+(u2-p2)**2)); hi=D+math.sqrt(max(0,(u1-p1)**2-2*phi*(u1-p1)*(p2-l2)+(p2-l2)**2)); out+= [lo,hi]
    return out
def tango(b,c,n,z=norm.ppf(.975)):
    def q21(D):
        A=2*n;B=-b-c+(2*n-b+c)*D;C=-c*D*(1-D)
        return (math.sqrt(B*B-4*A*C)-B)/(2*A)
    def T(D):
        v=n*(2*q21(D)+D*(1-D)); return (b-c-n*D)/math.sqrt(v) if v>0 else (math.inf if b-c-n*D>0 else -math.inf)
    d=(b-c)/n
    lo=-1+0. if False else brentq(lambda D:T(D)-z,-1+1e-12,d-1e-12) if d>-1 else -1
    hi=brentq(lambda D:T(D)+z,d+1e-12,1-1e-12) if d<1 else 1
    return lo,hi
def wald(b,c,n,z=norm.ppf(.975)):
    d=(b-c)/n;s=math.sqrt(b+c-(b-c)**2/n)/n;return d-z*s,d+z*s
for nm,t in dict(cavo=(59,6,16,80),bentur=(1,1,7,12),ArmitageBerry=(20,12,2,16),agresti=(0,40,20,100)).items():
    n=sum(t); show(nm+' Newcombe m8 (no cc) & m10',*newcombe10(*t)); show(nm+' Tango',*tango(t[1],t[2],n)); show(nm+' Wald',*wald(t[1],t[2],n))
# ---- independent examples
for nm,t in {'Perondi 7/34 v 1/34':[[7,27],[1,33]],'Ritland 0/16 v 15/72':[[0,16],[15,57]],'tea':[[3,1],[1,3]],'scipy barnard doc':[[7,12],[8,3]],'scipy boschloo doc':[[74,31],[43,32]]}.items():
    tt=np.array(t).T if 'scipy' not in nm else np.array(t)
    show(nm+' fisher2s, barnard pooled 2s, unpooled 2s, boschloo 2s, boschloo greater/less',fisher_exact(tt)[1],barnard_exact(tt,n=256).pvalue,barnard_exact(tt,pooled=False,n=256).pvalue,boschloo_exact(tt,n=256).pvalue,boschloo_exact(tt,alternative='greater',n=256).pvalue,boschloo_exact(tt,alternative='less',n=256).pvalue)
def mee(x1,n1,x2,n2,z=norm.ppf(.975),N=1.):
    def p2t(D):  # restricted MLE (Farrington-Manning closed form), p1=p2+D
        th=n2/n1;a=1+th;p1=x1/n1;p2=x2/n2
        b=-(1+th+p1+th*p2+D*(th+2));c=D*D+D*(2*p1+th+1)+p1+th*p2;d=-p1*D*(1+D)
        v=b**3/(27*a**3)-b*c/(6*a*a)+d/(2*a)
        u=math.copysign(math.sqrt(max(0,b*b/(9*a*a)-c/(3*a))),v)
        w=(math.pi+math.acos(max(-1,min(1,v/u**3))))/3 if u!=0 else math.pi/2
        P1=2*u*math.cos(w)-b/(3*a);return P1,P1-D
    def T(D):
        P1,P2=p2t(D);return (x1/n1-x2/n2-D)/math.sqrt(max(1e-300,(P1*(1-P1)/n1+P2*(1-P2)/n2)*N))
    d=x1/n1-x2/n2
    return brentq(lambda D:T(D)-z,-1+1e-9,d-1e-9),brentq(lambda D:T(D)+z,d+1e-9,1-1e-9)
show('Perondi Mee',*mee(7,34,1,34)); show('Ritland MN',*mee(0,16,15,72,N=88/87)); 
z=norm.ppf(.975)
l1,u1=wilson(7,34,z);l2,u2=wilson(1,34,z);D=6/34
show('Perondi Newcombe hybrid',D-math.hypot(7/34-l1,u2-1/34),D+math.hypot(u1-7/34,1/34-l2))
