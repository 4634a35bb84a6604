"""The works that theorems are taken from, and the lecture notes that students hold beside them."""

WORKS = {
    # lecture notes
    "padova2020": "Notes of Machine Learning, University of Padova, 2019/20",
    "amini": "M.-R. Amini, UE Machine Learning Fundamentals, Université Grenoble Alpes (lecture notes)",
    "milan": "Statistical learning, lecture notes of a Milan course after N. Cesa-Bianchi",
    "matteoni2022": "Matteoni, Machine Learning, University of Pisa, 2021/22 (lecture notes)",
    "uml-summary": "Hand-written summary after Shalev-Shwartz & Ben-David, Understanding Machine Learning",
    # books
    "shalev-shwartz2014": "S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, Cambridge University Press, 2014",
    "mohri2018": "M. Mohri, A. Rostamizadeh and A. Talwalkar, Foundations of Machine Learning, 2nd ed., MIT Press, 2018",
    "vapnik1995": "V. Vapnik, The Nature of Statistical Learning Theory, Springer, 1995",
    "vapnik1998": "V. Vapnik, Statistical Learning Theory, Wiley, 1998",
    "abu-mostafa2012": "Y. Abu-Mostafa, M. Magdon-Ismail and H.-T. Lin, Learning From Data, AMLBook, 2012",
    "anthony1999": "M. Anthony and P. Bartlett, Neural Network Learning: Theoretical Foundations, Cambridge University Press, 1999",
    "schapire2012": "R. Schapire and Y. Freund, Boosting: Foundations and Algorithms, MIT Press, 2012",
    "haykin2009": "S. Haykin, Neural Networks and Learning Machines, 3rd ed., Pearson, 2009",
    # papers
    "hoeffding1963": "W. Hoeffding, Probability inequalities for sums of bounded random variables, JASA 58, 1963",
    "clopper1934": "C. Clopper and E. Pearson, The use of confidence or fiducial limits, Biometrika 26, 1934",
    "langford2005": "J. Langford, Tutorial on practical prediction theory for classification, JMLR 6, 2005",
    "vapnik1971": "V. Vapnik and A. Chervonenkis, On the uniform convergence of relative frequencies, Theory of Probability 16, 1971",
    "sauer1972": "N. Sauer, On the density of families of sets, Journal of Combinatorial Theory A 13, 1972",
    "blumer1987": "A. Blumer, A. Ehrenfeucht, D. Haussler and M. Warmuth, Occam's razor, Information Processing Letters 24, 1987",
    "blumer1989": "A. Blumer, A. Ehrenfeucht, D. Haussler and M. Warmuth, Learnability and the VC dimension, JACM 36, 1989",
    "novikoff1962": "A. Novikoff, On convergence proofs for perceptrons, Symposium on the Mathematical Theory of Automata, 1962",
    "freund1997": "Y. Freund and R. Schapire, A decision-theoretic generalization of on-line learning, JCSS 55, 1997",
    "massart2000": "P. Massart, Some applications of concentration inequalities to statistics, Annales de Toulouse 9, 2000",
    "burges1998": "C. Burges, A tutorial on support vector machines for pattern recognition, Data Mining and Knowledge Discovery 2, 1998",
    "koltchinskii2001": "V. Koltchinskii, Rademacher penalties and structural risk minimization, IEEE Trans. Information Theory 47, 2001",
    "bartlett2002": "P. Bartlett and S. Mendelson, Rademacher and Gaussian complexities, JMLR 3, 2002",
    "elias1975": "P. Elias, Universal codeword sets and representations of the integers, IEEE Trans. Information Theory 21, 1975",
}
