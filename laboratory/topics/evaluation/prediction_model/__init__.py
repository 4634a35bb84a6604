"""How many patients does a clinical prediction model need?"""
