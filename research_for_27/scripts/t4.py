# is the Fisher region inside: pooled z (asymptotic critical value), Z-pooled exact unconditional, unpooled z; equal arms
from core import *
for a in (.005,.01,.025,.05,.1):
    bad=[];badz=[]
    for n in list(range(2,151)):
        F=fisher_p(n,n)<=a
        if (F&~(zpooled(n,n)>=norm.isf(a)-1e-12)).any(): bad.append(n)
    print('alpha',a,'Fisher not inside pooled-z for n in',bad[:20],len(bad))
for a in (.025,.05):
    for n in list(range(3,41))+[60]:
        F=fisher_p(n,n)<=a
        Z=uncond_region(zpooled(n,n),n,n,a,grid=401)>0
        B=uncond_region(-fisher_p(n,n),n,n,a,grid=401)>0
        if (F&~Z).any(): print('Fisher not in Zpooled',a,n)
        if (F&~B).any(): print('Fisher not in Boschloo',a,n)
print('unequal')
bad=0
for a in (.025,.05):
    for n1 in range(3,40,3):
        for n2 in range(4,60,5):
            F=fisher_p(n1,n2)<=a
            if (F&~(zpooled(n1,n2)>=norm.isf(a)-1e-12)).any(): bad+=1; 
            
print('unequal pooled-z fails to contain Fisher in',bad)
