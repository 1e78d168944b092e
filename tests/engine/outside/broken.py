raise RuntimeError("this package does not work")
