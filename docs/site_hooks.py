"""Hooks of the documentation site (mkdocs.yml).

- Pages link to files of the repository. These links work when a page is read in the repository; the
  site shows the path instead, and a path that does not exist fails the strict build.
- The command line reference is generated from the commands themselves.
- The built site must not load anything from another host.
"""

import logging
import re
from pathlib import Path
from typing import Any

import typer

from tidetable.cli.app import build
from tidetable.text import Text

log = logging.getLogger("mkdocs.hooks.tidetable")
ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(((?:\.\./)*)([^)#\s:]+)(#[^)\s]*)?\)")
EXTERNAL = re.compile(
    rb"""<(?:script|img|iframe|source)\b[^>]*\ssrc=["'](?:https?:)?//"""
    rb"""|<link\b[^>]*rel=["'](?:stylesheet|preload|icon|preconnect)["'][^>]*href=["'](?:https?:)?//"""
    rb"""|url\(["']?https?://|@import\s+["']https?://"""
)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    folder = (ROOT / "docs" / page.file.src_path).parent
    markdown = markdown.replace("<!-- commands -->", commands())

    def shown(link: re.Match[str]) -> str:
        label, up, path, _ = link.groups()
        target = (folder / f"{up}{path}").resolve()
        if target.is_relative_to(ROOT / "docs") and target.suffix not in ("", ".py", ".json"):
            return link[0]  # a page or picture of the site: MkDocs checks it
        if not target.exists():
            log.warning("%s links to %s, which does not exist", page.file.src_path, target)
            return link[0]
        name = target.relative_to(ROOT).as_posix()
        return f"`{name}`" if name in label.strip("`") else f"{label} (`{name}`)"

    return LINK.sub(shown, markdown)


def commands() -> str:
    """Every command with its options, in English."""
    app = typer.main.get_command(build(Text("en")))  # type: ignore[arg-type]
    parts = []
    for name, command in app.commands.items():  # type: ignore[attr-defined]
        parts.append(f"### tidetable {name}\n\n{command.help}\n")
        rows = [row(parameter) for parameter in command.params if parameter.name != "help"]
        if rows:
            parts.append("| | | default |\n|---|---|---|\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def row(parameter: Any) -> str:
    option = parameter.param_type_name == "option"
    names = (
        [*parameter.opts, *parameter.secondary_opts] if option else [parameter.metavar or "FILE"]
    )
    unset = isinstance(parameter.default, bool) or parameter.default in (None, "")
    default = "" if unset else f"`{parameter.default}`"
    text = (parameter.help or "").replace("|", "\\|")
    return f"| {', '.join(f'`{name}`' for name in names)} | {text} | {default} |"


def on_post_build(config: Any, **_: Any) -> None:
    site = Path(config.site_dir)
    for path in [*site.rglob("*.html"), *site.rglob("*.css")]:
        if found := EXTERNAL.search(path.read_bytes()):
            log.warning("%s loads %r from another host", path.relative_to(site), found[0])
