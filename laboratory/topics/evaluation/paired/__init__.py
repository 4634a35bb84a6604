"""Two models that answer the same items: how many items tell them apart?"""
