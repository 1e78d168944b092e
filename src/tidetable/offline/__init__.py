"""Tables without a server: the same messages, from a worker in the browser. docs/offline.md"""
