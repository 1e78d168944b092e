"""Takes screenshots of balance reports, at desktop and phone width.

    python -m docs.images.make_reports REPORT.html ...
    python -m docs.images.make_reports skill.html#row-ladder     one section only

They are named after the files: kadora.html becomes balance/kadora-desk.webp.
"""

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, browser_program

FOLDER = Path(__file__).parent / "balance"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
LONGEST = 16000  # pixels: WebP allows no more
QUALITY = 60


def main(reports: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=ARGUMENTS)
        for name in reports:
            file, _, part = name.partition("#")
            report = Path(file)
            for size, (width, height) in SIZES.items():
                page = browser.new_page(viewport={"width": width, "height": height})
                page.goto(report.resolve().as_uri())
                if part:
                    taken = page.locator(f"#{part}").locator("xpath=ancestor-or-self::section")
                    shot = taken.screenshot()
                else:
                    shot = page.screenshot(full_page=size == "desk")
                picture = Image.open(io.BytesIO(shot))
                target = FOLDER / f"{report.stem}-{size}.webp"
                kept = picture.crop((0, 0, picture.width, min(picture.height, LONGEST)))
                kept.save(target, quality=QUALITY, method=6)
                print(f"{target.name}: {target.stat().st_size // 1024} kB")
                page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
