from tests.server.conftest import databases

__all__ = ["databases"]
