def build(**k): raise NotImplementedError
