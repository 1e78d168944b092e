"""The table server: HTTP and WebSocket, stores, fan-out. It is the only authority."""

from tidetable import extras

extras.require("server", "litestar")
