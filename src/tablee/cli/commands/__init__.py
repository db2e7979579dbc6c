"""The commands of `tablee`, a module each; imported when they are called."""
