"""The works that theorems are taken from, and the lecture notes that students hold beside them."""

from bounds.vocabulary.bibliography_of_statistics import STATISTICS
from bounds.vocabulary.named import Named

WORKS = Named("work", {
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
    "nocedal2006": "J. Nocedal and S. Wright, Numerical Optimization, 2nd ed., Springer, 2006",
    "mitzenmacher2017": "M. Mitzenmacher and E. Upfal, Probability and Computing, 2nd ed., Cambridge University Press, 2017",
    "cristianini2000": "N. Cristianini and J. Shawe-Taylor, An Introduction to Support Vector Machines, Cambridge "
    "University Press, 2000",
    "feller1971": "W. Feller, An Introduction to Probability Theory and Its Applications, vol. 2, 2nd ed., Wiley, 1971",
    "kearns1994": "M. Kearns and U. Vazirani, An Introduction to Computational Learning Theory, MIT Press, 1994",
    "cochran1977": "W. Cochran, Sampling Techniques, 3rd ed., Wiley, 1977",
    # papers
    "arora2012": "S. Arora, E. Hazan and S. Kale, The multiplicative weights update method: a meta-algorithm and "
    "applications, Theory of Computing 8, 2012",
    "blum1998": "A. Blum, On-line algorithms in machine learning, in Online Algorithms: the State of the Art, Springer, 1998",
    "auer2002": "P. Auer, N. Cesa-Bianchi, Y. Freund and R. Schapire, The nonstochastic multiarmed bandit problem, SIAM J. "
    "Computing 32, 2002",
    "beek1972": "P. van Beek, An application of Fourier methods to the problem of sharpening the Berry-Esseen inequality, "
    "Zeitschrift für Wahrscheinlichkeitstheorie 23, 1972",
    "mcallester2003": "D. McAllester, PAC-Bayesian stochastic model selection, Machine Learning 51, 2003",
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
    "angluin1979": "D. Angluin and L. Valiant, Fast probabilistic algorithms for Hamiltonian circuits and matchings, JCSS 18, 1979",
    "angluin1988": "D. Angluin and P. Laird, Learning from noisy examples, Machine Learning 2, 1988",
    "bennett1962": "G. Bennett, Probability inequalities for the sum of independent random variables, JASA 57, 1962",
    "boucheron2013": "S. Boucheron, G. Lugosi and P. Massart, Concentration Inequalities, Oxford University Press, 2013",
    "maurer2009": "A. Maurer and M. Pontil, Empirical Bernstein bounds and sample variance penalization, COLT 2009",
    "bentkus2004": "V. Bentkus, On Hoeffding's inequalities, Annals of Probability 32, 2004",
    "bates2021": "S. Bates, A. Angelopoulos, L. Lei, J. Malik and M. Jordan, Distribution-free, risk-controlling prediction sets, JACM 68, 2021",
    "massart1990": "P. Massart, The tight constant in the Dvoretzky-Kiefer-Wolfowitz inequality, Annals of Probability 18, 1990",
    "reeve2024": "H. Reeve, A short proof of the Dvoretzky-Kiefer-Wolfowitz-Massart inequality, arXiv 2403.16651, 2024",
    "birnbaum1951": "Z. Birnbaum and F. Tingey, One-sided confidence contours for probability distribution functions, Annals of Mathematical Statistics 22, 1951",
    "marsaglia2003": "G. Marsaglia, W. Tsang and J. Wang, Evaluating Kolmogorov's distribution, Journal of Statistical Software 8, 2003",
    "howard2021": "S. Howard, A. Ramdas, J. McAuliffe and J. Sekhon, Time-uniform, nonparametric, nonasymptotic confidence sequences, Annals of Statistics 49, 2021",
    "robbins1970": "H. Robbins, Statistical methods related to the law of the iterated logarithm, Annals of Mathematical Statistics 41, 1970",
    "waudby-smith2024": "I. Waudby-Smith and A. Ramdas, Estimating means of bounded random variables by betting, JRSS B 86, 2024",
    "mcdiarmid1989": "C. McDiarmid, On the method of bounded differences, Surveys in Combinatorics, Cambridge University Press, 1989",
    "azuma1967": "K. Azuma, Weighted sums of certain dependent random variables, Tohoku Mathematical Journal 19, 1967",
    "serfling1974": "R. Serfling, Probability inequalities for the sum in sampling without replacement, Annals of Statistics 2, 1974",
    "shevtsova2011": "I. Shevtsova, On the absolute constants in the Berry-Esseen type inequalities for identically distributed summands, arXiv:1111.6554, 2011",
    "lugosi2019": "G. Lugosi and S. Mendelson, Mean estimation and regression under heavy-tailed distributions: a survey, Foundations of Computational Mathematics 19, 2019",
    "catoni2012": "O. Catoni, Challenging the empirical mean and empirical variance: a deviation study, Annales de l'Institut Henri Poincaré B 48, 2012",
    "freedman1975": "D. Freedman, On tail probabilities for martingales, Annals of Probability 3, 1975",
    "ville1939": "J. Ville, Étude critique de la notion de collectif, Gauthier-Villars, 1939",
    "tropp2012": "J. Tropp, User-friendly tail bounds for sums of random matrices, Foundations of Computational Mathematics 12, 2012",
    "mcnemar1947": "Q. McNemar, Note on the sampling error of the difference between correlated proportions or percentages, Psychometrika 12, 1947",
    "massart2006": "P. Massart and É. Nédélec, Risk bounds for statistical learning, Annals of Statistics 34, 2006",
    "haussler1994": "D. Haussler, M. Kearns and R. Schapire, Bounds on the sample complexity of Bayesian learning, Machine Learning 14, 1994",
    "hanley1983": "J. Hanley and A. Lippman-Hand, If nothing goes wrong, is everything all right?, JAMA 249, 1983",
    "bousquet2002": "O. Bousquet and A. Elisseeff, Stability and generalization, JMLR 2, 2002",
    "bousquet2020": "O. Bousquet, Y. Klochkov and N. Zhivotovskiy, Sharper bounds for uniformly stable "
    "algorithms, COLT 2020",
    "bousquet-proper2020": "O. Bousquet, S. Hanneke, S. Moran and N. Zhivotovskiy, Proper learning, Helly "
    "number, and an optimal SVM bound, COLT 2020",
    "hardt2016": "M. Hardt, B. Recht and Y. Singer, Train faster, generalize better: stability of stochastic "
    "gradient descent, ICML 2016",
    "littlestone1986": "N. Littlestone and M. Warmuth, Relating data compression and learnability, University "
    "of California, Santa Cruz, 1986",
    "floyd1995": "S. Floyd and M. Warmuth, Sample compression, learnability, and the Vapnik-Chervonenkis "
    "dimension, Machine Learning 21, 1995",
    "graepel2005": "T. Graepel, R. Herbrich and J. Shawe-Taylor, PAC-Bayesian compression bounds on the "
    "prediction error of learning algorithms for classification, Machine Learning 59, 2005",
    "campi2008": "M. Campi and S. Garatti, The exact feasibility of randomized solutions of uncertain convex "
    "programs, SIAM Journal on Optimization 19, 2008",
    "campi2018": "M. Campi and S. Garatti, Wait-and-judge scenario optimization, Mathematical Programming 167, 2018",
    "garatti2025": "S. Garatti and M. Campi, Non-convex scenario optimization, Mathematical Programming 209, 2025",
    "cover1967": "T. Cover and P. Hart, Nearest neighbor pattern classification, IEEE Trans. Information Theory "
    "13, 1967",
    "devroye1996": "L. Devroye, L. Györfi and G. Lugosi, A Probabilistic Theory of Pattern Recognition, Springer, 1996",
    "littlestone1988": "N. Littlestone, Learning quickly when irrelevant attributes abound, Machine Learning 2, 1988",
    "littlestone1994": "N. Littlestone and M. Warmuth, The weighted majority algorithm, Information and "
    "Computation 108, 1994",
    "auer-fischer2002": "P. Auer, N. Cesa-Bianchi and P. Fischer, Finite-time analysis of the multiarmed bandit problem, "
    "Machine Learning 47, 2002",
    "cesa-bianchi2006": "N. Cesa-Bianchi and G. Lugosi, Prediction, Learning, and Games, Cambridge University "
    "Press, 2006",
    "cesa-bianchi2004": "N. Cesa-Bianchi, A. Conconi and C. Gentile, On the generalization ability of on-line "
    "learning algorithms, IEEE Trans. Information Theory 50, 2004",
    "freund1999": "Y. Freund and R. Schapire, Large margin classification using the perceptron algorithm, "
    "Machine Learning 37, 1999",
    "blum1999": "A. Blum, A. Kalai and J. Langford, Beating the hold-out: bounds for k-fold and progressive "
    "cross-validation, COLT 1999",
    "zinkevich2003": "M. Zinkevich, Online convex programming and generalized infinitesimal gradient ascent, ICML 2003",
    "hazan2007": "E. Hazan, A. Agarwal and S. Kale, Logarithmic regret algorithms for online convex "
    "optimization, Machine Learning 69, 2007",
    "golowich2018": "N. Golowich, A. Rakhlin and O. Shamir, Size-independent sample complexity of neural "
    "networks, COLT 2018",
    "dudley1967": "R. Dudley, The sizes of compact subsets of Hilbert space and continuity of Gaussian "
    "processes, Journal of Functional Analysis 1, 1967",
    "srebro2010": "N. Srebro, K. Sridharan and A. Tewari, Smoothness, low noise and fast rates, NIPS 2010",
    "haussler1995": "D. Haussler, Sphere packing numbers for subsets of the Boolean n-cube with bounded "
    "Vapnik-Chervonenkis dimension, Journal of Combinatorial Theory A 69, 1995",
    "koltchinskii2002": "V. Koltchinskii and D. Panchenko, Empirical margin distributions and bounding the "
    "generalization error of combined classifiers, Annals of Statistics 30, 2002",
    "schapire1998": "R. Schapire, Y. Freund, P. Bartlett and W. Lee, Boosting the margin, Annals of Statistics "
    "26, 1998",
    "ledoux1991": "M. Ledoux and M. Talagrand, Probability in Banach Spaces, Springer, 1991",
    "latala1994": "R. Latała and K. Oleszkiewicz, On the best constant in the Khinchin-Kahane inequality, "
    "Studia Mathematica 109, 1994",
    "feller1968": "W. Feller, An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., Wiley, 1968",
    "cover1965": "T. Cover, Geometrical and statistical properties of systems of linear inequalities, IEEE Trans. Electronic Computers 14, 1965",
    "dudley1979": "R. Dudley, Balls in R^k do not cut all subsets of k + 2 points, Advances in Mathematics 31, 1979",
    "gey2018": "S. Gey, Vapnik-Chervonenkis dimension of axis-parallel cuts, Communications in Statistics 47, 2018",
    "baum1989": "E. Baum and D. Haussler, What size net gives valid generalization?, Neural Computation 1, 1989",
    "bartlett1999": "P. Bartlett and J. Shawe-Taylor, Generalization performance of support vector machines and other pattern classifiers, in Advances in Kernel Methods, MIT Press, 1999",
    "bartlett2019": "P. Bartlett, N. Harvey, C. Liaw and A. Mehrabian, Nearly-tight VC-dimension and pseudodimension bounds for piecewise linear neural networks, JMLR 20, 2019",
    "devroye1982": "L. Devroye, Bounds for the uniform deviation of empirical measures, Journal of Multivariate Analysis 12, 1982",
    "parrondo1993": "J. Parrondo and C. van den Broek, Vapnik-Chervonenkis bounds for generalization, Journal of Physics A 26, 1993",
    "leboeuf2020": "J.-S. Leboeuf, F. LeBlanc and M. Marchand, Improving generalization bounds for VC classes using the hypergeometric tail inversion, arXiv 2010.15904, 2020",
    "catoni2004": "O. Catoni, Improved Vapnik-Cervonenkis bounds, arXiv math/0410280, 2004",
    "lugosi2002": "G. Lugosi, Pattern classification and learning theory, in Principles of Nonparametric Learning, Springer, 2002",
    "haussler-littlestone1994": "D. Haussler, N. Littlestone and M. Warmuth, Predicting {0,1}-functions on randomly drawn points, Information and Computation 115, 1994",
    "ehrenfeucht1989": "A. Ehrenfeucht, D. Haussler, M. Kearns and L. Valiant, A general lower bound on the number of examples needed for learning, Information and Computation 82, 1989",
    "mitchell1997": "T. Mitchell, Machine Learning, McGraw-Hill, 1997",
    "wolpert1996": "D. Wolpert, The lack of a priori distinctions between learning algorithms, Neural Computation 8, 1996",
    # PAC-Bayes, conformal prediction, exact laws, regression, high dimension
    "derived": "Derived for this library; no publication of the statement is known to us",
    "mcallester1999": "D. McAllester, PAC-Bayesian model averaging, COLT 1999",
    "langford2002": "J. Langford and J. Shawe-Taylor, PAC-Bayes and margins, NIPS 2002",
    "maurer2004": "A. Maurer, A note on the PAC Bayesian theorem, arXiv:cs/0411099, 2004",
    "catoni2007": "O. Catoni, PAC-Bayesian Supervised Classification, IMS Lecture Notes 56, 2007",
    "germain2015": "P. Germain, A. Lacasse, F. Laviolette, M. Marchand and J.-F. Roy, Risk bounds for the majority vote, JMLR 16, 2015",
    "tolstikhin2013": "I. Tolstikhin and Y. Seldin, PAC-Bayes-empirical-Bernstein inequality, NIPS 2013",
    "thiemann2017": "N. Thiemann, C. Igel, O. Wintenberger and Y. Seldin, A strongly quasiconvex PAC-Bayesian bound, ALT 2017",
    "perez-ortiz2021": "M. Pérez-Ortiz, O. Rivasplata, J. Shawe-Taylor and C. Szepesvári, Tighter risk certificates for neural networks, JMLR 22, 2021",
    "masegosa2020": "A. Masegosa, S. Lorenzen, C. Igel and Y. Seldin, Second order PAC-Bayesian bounds for the weighted majority vote, NeurIPS 2020",
    "alquier2024": "P. Alquier, User-friendly introduction to PAC-Bayes bounds, Foundations and Trends in Machine Learning 17, 2024",
    "rivasplata2020": "O. Rivasplata, I. Kuzborskij, C. Szepesvári and J. Shawe-Taylor, PAC-Bayes analysis beyond the usual bounds, NeurIPS 2020",
    "vovk2005": "V. Vovk, A. Gammerman and G. Shafer, Algorithmic Learning in a Random World, Springer, 2005",
    "vovk2012": "V. Vovk, Conditional validity of inductive conformal predictors, ACML 2012",
    "zubkov2013": "A. Zubkov and A. Serov, A complete proof of universal inequalities for the distribution function of the binomial law, Theory of Probability and Its Applications 57, 2013",
    "wilks1941": "S. Wilks, Determination of sample sizes for setting tolerance limits, Annals of Mathematical Statistics 12, 1941",
    "angelopoulos2023": "A. Angelopoulos and S. Bates, Conformal prediction: a gentle introduction, Foundations and Trends in Machine Learning 16, 2023",
    "angelopoulos2024": "A. Angelopoulos, S. Bates, A. Fisch, L. Lei and T. Schuster, Conformal risk control, ICLR 2024",
    "gibbs2021": "I. Gibbs and E. Candès, Adaptive conformal inference under distribution shift, NeurIPS 2021",
    "barber2021": "R. Barber, E. Candès, A. Ramdas and R. Tibshirani, Predictive inference with the jackknife+, Annals of Statistics 49, 2021",
    "xu2017": "A. Xu and M. Raginsky, Information-theoretic analysis of generalization capability of learning algorithms, NIPS 2017",
    "dietterich2000": "T. Dietterich, Ensemble methods in machine learning, Multiple Classifier Systems, 2000",
    "breiman2001": "L. Breiman, Random forests, Machine Learning 45, 2001",
    "breiman1983": "L. Breiman and D. Freedman, How many variables should be entered in a regression equation?, JASA 78, 1983",
    "belkin2020": "M. Belkin, D. Hsu and J. Xu, Two models of double descent for weak features, SIAM J. Mathematics of Data Science 2, 2020",
    "hastie2022": "T. Hastie, A. Montanari, S. Rosset and R. Tibshirani, Surprises in high-dimensional ridgeless least squares interpolation, Annals of Statistics 50, 2022",
    "dobriban2018": "E. Dobriban and S. Wager, High-dimensional asymptotics of prediction: ridge regression and classification, Annals of Statistics 46, 2018",
    "hastie2009": "T. Hastie, R. Tibshirani and J. Friedman, The Elements of Statistical Learning, 2nd ed., Springer, 2009",
    "giraud2014": "C. Giraud, Introduction to High-Dimensional Statistics, CRC Press, 2014",
    "dasgupta2003": "S. Dasgupta and A. Gupta, An elementary proof of a theorem of Johnson and Lindenstrauss, Random Structures and Algorithms 22, 2003",
    "akaike1974": "H. Akaike, A new look at the statistical model identification, IEEE Trans. Automatic Control 19, 1974",
    "schwarz1978": "G. Schwarz, Estimating the dimension of a model, Annals of Statistics 6, 1978",
    "gardner1988": "E. Gardner, The space of interactions in neural network models, J. Physics A 21, 1988",
    "raudys1972": "S. Raudys, On the amount of a priori information in designing the classification algorithm, Technical Cybernetics 4, 1972",
    "engel2001": "A. Engel and C. Van den Broeck, Statistical Mechanics of Learning, Cambridge University Press, 2001",
    "bartlett2017": "P. Bartlett, D. Foster and M. Telgarsky, Spectrally-normalized margin bounds for neural "
    "networks, NIPS 2017",
    "audibert2009": "J.-Y. Audibert, R. Munos and C. Szepesvári, Exploration-exploitation tradeoff using variance estimates "
    "in multi-armed bandits, Theoretical Computer Science 410, 2009",
    "bartlett2006": "P. Bartlett, M. Jordan and J. McAuliffe, Convexity, classification, and risk bounds, JASA 101, 2006",
    # online play, optimisation, privacy, minimax lower bounds
    "ben-david2009": "S. Ben-David, D. Pál and S. Shalev-Shwartz, Agnostic online learning, COLT 2009",
    "bubeck2012": "S. Bubeck and N. Cesa-Bianchi, Regret analysis of stochastic and nonstochastic multi-armed bandit "
    "problems, Foundations and Trends in Machine Learning 5, 2012",
    "shamir2013": "O. Shamir and T. Zhang, Stochastic gradient descent for non-smooth optimization: convergence results "
    "and optimal averaging schemes, ICML 2013",
    "nesterov1983": "Y. Nesterov, A method of solving a convex programming problem with convergence rate O(1/k²), Soviet "
    "Mathematics Doklady 27, 1983",
    "beck2009": "A. Beck and M. Teboulle, A fast iterative shrinkage-thresholding algorithm for linear inverse problems, "
    "SIAM Journal on Imaging Sciences 2, 2009",
    "rogers1978": "W. Rogers and T. Wagner, A finite sample distribution-free performance bound for local discrimination "
    "rules, Annals of Statistics 6, 1978",
    "bian2023": "M. Bian and R. Barber, Training-conditional coverage for distribution-free predictive inference, "
    "Electronic Journal of Statistics 17, 2023",
    "barber2023": "R. Barber, E. Candès, A. Ramdas and R. Tibshirani, Conformal prediction beyond exchangeability, "
    "Annals of Statistics 51, 2023",
    "tibshirani2019": "R. Tibshirani, R. Barber, E. Candès and A. Ramdas, Conformal prediction under covariate shift, "
    "NeurIPS 2019",
    "campi2023": "M. Campi and S. Garatti, Compression, generalization and learning, JMLR 24, 2023",
    "bartlett2005": "P. Bartlett, O. Bousquet and S. Mendelson, Local Rademacher complexities, Annals of Statistics 33, 2005",
    "bu2020": "Y. Bu, S. Zou and V. Veeravalli, Tightening mutual information-based bounds on generalization error, IEEE "
    "Journal on Selected Areas in Information Theory 1, 2020",
    "steinke2020": "T. Steinke and L. Zakynthinou, Reasoning about generalization via conditional mutual information, "
    "COLT 2020",
    "dwork2014": "C. Dwork and A. Roth, The Algorithmic Foundations of Differential Privacy, Foundations and Trends in "
    "Theoretical Computer Science 9, 2014",
    "dwork2015": "C. Dwork, V. Feldman, M. Hardt, T. Pitassi, O. Reingold and A. Roth, Preserving statistical validity "
    "in adaptive data analysis, STOC 2015",
    "balle2018": "B. Balle and Y.-X. Wang, Improving the Gaussian mechanism for differential privacy: analytical "
    "calibration and optimal denoising, ICML 2018",
    "mak1999": "W.-K. Mak, D. Morton and R. Wood, Monte Carlo bounding techniques for determining solution quality in "
    "stochastic programs, Operations Research Letters 24, 1999",
    "yu1997": "B. Yu, Assouad, Fano, and Le Cam, in Festschrift for Lucien Le Cam, Springer, 1997",
    "cover2006": "T. Cover and J. Thomas, Elements of Information Theory, 2nd ed., Wiley, 2006",
    "kontorovich2019": "A. Kontorovich and I. Pinelis, Exact lower bounds for the agnostic "
    "probably-approximately-correct (PAC) machine learning model, Annals of Statistics 47, 2019",
    "davidson2001": "K. Davidson and S. Szarek, Local operator theory, random matrices and Banach spaces, in Handbook of "
    "the Geometry of Banach Spaces 1, Elsevier, 2001",
    "vershynin2018": "R. Vershynin, High-Dimensional Probability, Cambridge University Press, 2018",
    "ball1997": "K. Ball, An elementary introduction to modern convex geometry, in Flavors of Geometry, Cambridge "
    "University Press, 1997",
    "ratsch2005": "G. Rätsch and M. Warmuth, Efficient margin maximizing with boosting, JMLR 6, 2005",
    "assouad1983": "P. Assouad, Densité et dimension, Annales de l'Institut Fourier 33, 1983",
    "hanneke2016": "S. Hanneke, The optimal sample complexity of PAC learning, JMLR 17, 2016",
    "wainwright2019": "M. Wainwright, High-Dimensional Statistics, Cambridge University Press, 2019",
    # descent, and what else textbooks ask about
    "nesterov2004": "Y. Nesterov, Introductory Lectures on Convex Optimization, Kluwer, 2004",
    "bubeck2015": "S. Bubeck, Convex optimization: algorithms and complexity, Foundations and Trends in Machine Learning 8, 2015",
    "drori2014": "Y. Drori and M. Teboulle, Performance of first-order methods for smooth convex minimization: a novel approach, Mathematical Programming 145, 2014",
    "karimi2016": "H. Karimi, J. Nutini and M. Schmidt, Linear convergence of gradient and proximal-gradient methods under the Polyak-Lojasiewicz condition, ECML-PKDD 2016",
    "warner1965": "S. Warner, Randomized response: a survey technique for eliminating evasive answer bias, JASA 60, 1965",
    "hoerl1970": "A. Hoerl and R. Kennard, Ridge regression: biased estimation for nonorthogonal problems, Technometrics 12, 1970",
    "mallows1973": "C. Mallows, Some comments on Cₚ, Technometrics 15, 1973",
    "allen1974": "D. Allen, The relationship between variable selection and data augmentation and a method for prediction, Technometrics 16, 1974",
    "golub1979": "G. Golub, M. Heath and G. Wahba, Generalized cross-validation as a method for choosing a good ridge parameter, Technometrics 21, 1979",
    "efron1986": "B. Efron, How biased is the apparent error rate of a prediction rule?, JASA 81, 1986",
    **STATISTICS,
})  # fmt: skip
