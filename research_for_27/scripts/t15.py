import numpy as np, math
from scipy.stats import hypergeom, binom, norm
def show(k,*v): print(k,*['%.10g'%x for x in v],flush=True)
# exact upper limit for the number of errors in a finite pool of N, x errors in n drawn without replacement (Buonaccorsi): largest K with P(X<=x)>a
def kup(N,n,x,a): return max(K for K in range(x,N-n+x+1) if hypergeom.cdf(x,N,K,n)>a)
def klo(N,n,x,a): return min(K for K in range(x,N-n+x+1) if hypergeom.sf(x-1,N,K,n)>a)
show('N=1000 n=200 x=40: one-sided 97.5% limits K/N, vs Clopper-Pearson',klo(1000,200,40,.025)/1000,kup(1000,200,40,.025)/1000)
from scipy.stats import beta
show('  CP',beta.ppf(.025,40,161),beta.ppf(.975,41,160))
show('N=1000,n=200,x=0 upper 95%: K',kup(1000,200,0,.05))
show('N=164 n=50 x=0',kup(164,50,0,.05)); 
# stratified variance by enumeration
W=[.5,.3,.2];p=[.9,.7,.4];n=[20,15,10]
show('stratified var sum W^2 p q/n; proportional SRS var',sum(w*w*q*(1-q)/m for w,q,m in zip(W,p,n)),(lambda P:P*(1-P)/45)(sum(w*q for w,q in zip(W,p))))
sd=[math.sqrt(q*(1-q)) for q in p];tot=45;al=[tot*w*s/sum(a*b for a,b in zip(W,sd)) for w,s in zip(W,sd)]
show('Neyman allocation',*al); show('Neyman var',sum(w*s for w,s in zip(W,sd))**2/45); show('proportional var',sum(w*q*(1-q) for w,q in zip(W,p))/45)
# Newcombe paired phi detail with cavo (cc variants): verified elsewhere
# Connor HyLown
psi=.5;d=.4;show('Connor .45 .05',((norm.isf(.025)*math.sqrt(psi)+norm.isf(.2)*math.sqrt(psi-d*d))/d)**2)
show('Miettinen naive (r-heller) p10=.15,p01=.05',(norm.isf(.025)+norm.isf(.2))**2/(.2*(.1/.2)**2)); psi=.2;d=.1;show('Connor .15 .05',((norm.isf(.025)*math.sqrt(psi)+norm.isf(.2)*math.sqrt(psi-d*d))/d)**2)
from t8 import mcn
for n in (79,155,157,160,165,170): show(f'exact 1-sided .025 McNemar power p10=.15 p01=.05 n={n}',mcn(n,.15,.05,.025)[0])
for n in (23,24,25,26): show(f'  .45/.05 n={n}',mcn(n,.45,.05,.025)[0])
# exact CI for paired difference? size of Wald at small: coverage n=21
