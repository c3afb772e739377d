"""A table as pure logic: seating, history, undo, requests, clock arithmetic and the messages for each seat.

It reads no file, knows no time but what it is given, and needs nothing but the standard library and
`mypy_extensions`: the server runs it over a database and WebSockets, a browser can run it in a worker.
"""
