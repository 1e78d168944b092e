"""Simple frames of the WebSocket protocol (RFC 6455), read and written without a library."""

from typing import Any, Final

from websockets import frames

WHOLE_TEXT: Final = 0x81  # the first byte of a frame: final, no extension, text
MASKED: Final = 0x80  # in the second byte, as in all that clients send
MEDIUM: Final = 126  # in the size field: the size follows, in two ...
LONG: Final = 127  # ... or in eight bytes
HEADER: Final = 14  # bytes of the longest header
unmask: Any = getattr(frames, "apply_mask")  # noqa: B009  # in C where available


def end_of_frame(data: bytes | bytearray, start: int) -> int:
    """Where the frame that starts here ends, according to its header. While the header is
    incomplete, that is beyond the data. A frame without a mask ends with the data: it is refused
    whatever follows."""
    have = len(data) - start
    if have < 2:
        return start + 2
    size = data[start + 1] - MASKED
    if size < 0:
        return len(data)
    if size < MEDIUM:
        return start + 6 + size
    if size == MEDIUM:
        return start + (8 + int.from_bytes(data[start + 2 : start + 4]) if have >= 4 else 4)
    return start + (14 + int.from_bytes(data[start + 2 : start + 10]) if have >= 10 else 10)


def text_of(frame: bytes, longest: int) -> bytes | None:
    """The text of a frame that is one whole text message of at most this size; None otherwise."""
    length = len(frame)
    if length < 6 or length > longest or frame[0] != WHOLE_TEXT or frame[1] < MASKED:
        return None
    size, mask = frame[1] - MASKED, 2
    if size >= MEDIUM:
        if size == LONG or length < 8:
            return None
        size, mask = frame[2] << 8 | frame[3], 4
    if length != mask + 4 + size:
        return None
    text: bytes = unmask(frame[mask + 4 :], frame[mask : mask + 4])
    return text


def framed(texts: list[bytes]) -> bytes:
    """Each text in a frame of its own. Frames of a server have no mask."""
    parts: list[bytes] = []
    for text in texts:
        size = len(text)
        if size < MEDIUM:
            parts.append(bytes((WHOLE_TEXT, size)))
        elif size < 1 << 16:
            parts.append(bytes((WHOLE_TEXT, MEDIUM, size >> 8, size & 0xFF)))
        else:
            parts.append(bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8))
        parts.append(text)
    return b"".join(parts)


def is_text(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
