"""Special functions of finite pools, drawn from without replacement."""
