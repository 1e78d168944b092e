"""The browser client: its files, and its single page for every path outside the API.

Files with a hash in their name never change and are cached forever. Everything else is revalidated
every time, so nobody plays with an old page.
"""

import gzip
import hashlib
import html
import mimetypes
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tidetable.text import LANGUAGES, Text

FOLDER = Path(__file__).parent.parent / "web"
HASHED = ("assets/", "runtime-")  # where builds put files with a hash in their name
OFFLINE = "/offline/"  # a folder that `tidetable static` has written
SMALL = 200_000  # bytes; the files of the runtime beside them are larger
NOT_PAGES = ("api/", "ws/", "assets/")
SIGNED = ("stop/", "confirm/", "recover/")  # pages of mails: their tokens have dots
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
ALIASES = {"favicon.ico": "icon-192.png"}  # browsers ask for it where no page names an icon
TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}


class File:
    """A built file, ready to send."""

    def __init__(self, name: str, body: bytes) -> None:
        suffix = PurePosixPath(name).suffix
        kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
        text = kind.startswith("text/") or suffix in (".svg", ".webmanifest")
        self.media_type = kind  # Litestar adds the charset
        self.body = body
        packed = gzip.compress(body, 9, mtime=0) if text else body
        self.packed = packed if len(packed) < len(body) else None
        self.headers = {
            "cache-control": FOREVER if name.startswith(HASHED) else REVALIDATE,
            "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
            "vary": "accept-encoding",
        }

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        if request.headers.get("if-none-match") == self.headers["etag"]:
            return Response(b"", status_code=304, headers=self.headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**self.headers, "content-encoding": "gzip"}
            return Response(self.packed, headers=headers, media_type=self.media_type)
        return Response(self.body, headers=self.headers, media_type=self.media_type)


class Pages:
    """The built client. It is read once, and again after every build."""

    def __init__(self, folder: Path = FOLDER, at: str = "/") -> None:
        self.folder = folder
        self.at = at  # the path of the folder
        self.built: tuple[float, ...] | None = None  # modification times of the page and the assets
        self.files: dict[str, File] = {}

    def fresh(self) -> dict[str, File]:
        parts = self.folder / "index.html", self.folder / HASHED[0]
        try:
            built = tuple(part.stat().st_mtime for part in parts)
        except OSError:
            return self.files  # not built, or a build is running: then the last one is still good
        if built != self.built:
            found = {
                path.relative_to(self.folder).as_posix(): File(
                    path.relative_to(self.folder).as_posix(), path.read_bytes()
                )
                for path in sorted(self.folder.rglob("*"))
                if path.is_file()
            }
            self.built, self.files = built, found
        return self.files

    def has_small(self, path: str) -> bool:
        """Whether there is such a file, and it is small: not for names that somebody made up."""
        if not path.startswith(self.at + HASHED[0]):
            return False
        file = self.fresh().get(path.removeprefix(self.at))
        return file is not None and len(file.body) <= SMALL

    def find(self, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        name = path.lstrip("/")
        name = ALIASES.get(name, name)
        files = self.fresh()
        if name in files:
            return files[name].answer(request)
        file = PurePosixPath(name).suffix and not name.startswith(SIGNED)
        if name.startswith(NOT_PAGES) or file:
            raise NotFoundException(path)
        if "index.html" not in files:
            return not_built(request)
        return files["index.html"].answer(request)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first of the client's languages that has a catalogue."""
    wanted = request.headers.get("accept-language", "")
    for part in wanted.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def not_built(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page that says how to build the client when it is missing."""
    text = Text(language_of(request))
    title, how = html.escape(text("page-not-built")), html.escape(text("page-not-built-how"))
    page = f"""<!doctype html><html lang="{text.language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Tidetable</title>
<style>body{{font:1.2rem/1.5 Georgia,serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;
color:#22313a;background:#f3e8d0}}h1{{color:#0e5a62}}code{{background:#e8d9b9;padding:.1em .4em}}
</style><h1>Tidetable</h1><p>{title}</p><p>{how}</p><p><code>make build</code></p></html>"""
    return Response(
        page.encode(),
        status_code=503,
        media_type="text/html",
        headers={"cache-control": "no-store"},
    )


def routes(pages: Pages, offline: Pages | None = None) -> list[HTTPRouteHandler]:
    @get("/", include_in_schema=False)
    async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
        return pages.find(request, "")

    @get("/{path:path}", include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        wanted = "/" + path.lstrip("/")
        if request.scope["raw_path"] == OFFLINE.encode():
            wanted = OFFLINE  # Litestar takes the slash at the end away
        if wanted.startswith(OFFLINE):
            if offline is not None:
                return offline.find(request, wanted.removeprefix(OFFLINE))
            if PurePosixPath(wanted).suffix:
                raise NotFoundException(path)
        return pages.find(request, path)  # without it, a page that says so

    return [home, page]
