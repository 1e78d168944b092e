"""The processor time of the thread that thinks; in a browser, which has no such clock, of the
whole process, which thinks only."""

try:
    from time import thread_time
except ImportError:
    from time import process_time as thread_time

__all__ = ["thread_time"]
