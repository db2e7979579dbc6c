LINES={}
def line(*a): return None
