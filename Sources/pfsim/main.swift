print("pfsim")
