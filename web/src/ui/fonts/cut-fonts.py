"""Cuts the faces of the first screen to what it needs: python3 cut-fonts.py (needs fonttools and brotli).

From the files of the @fontsource packages: `basic` has the letters of an English page, `more` the rest of the latin
file, and `ext` what fontsource has beyond it. Fraunces is soft everywhere and drawn for 40 px, as our headings are: axes
for both would double it. Weights end where our use of them does; of Nunito Sans the digits are all that is used.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

here = Path(__file__).parent
packages = here.parents[3] / "node_modules"
basic = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
digits = range(0x30, 0x3A)


def cut(source: str, name: str, wanted, fixed=None) -> None:
    """Writes `name`.woff2 with those wanted code points that the source has."""
    font = TTFont(packages / source)
    options = subset.Options(flavor="woff2", hinting=False)
    options.name_IDs = ["*"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted(font.getBestCmap()))
    cutter.subset(font)
    if fixed:
        font = instancer.instantiateVariableFont(font, fixed)
    font.flavor = "woff2"
    font.save(here / f"{name}.woff2")


fraunces = {"SOFT": 100, "opsz": 40, "wght": (400, 720)}
weights = {"wght": (400, 720)}
atkinson = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next"
for face, source, fixed in [
    ("fraunces", "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2", fraunces),
    ("atkinson", f"{atkinson}-latin-wght-normal.woff2", weights),
    ("andika", "@fontsource/andika/files/andika-latin-400-normal.woff2", None),
    ("andika-italic", "@fontsource/andika/files/andika-latin-400-italic.woff2", None),
]:
    cut(source, f"{face}-basic", lambda found: basic, fixed)
    cut(source, f"{face}-more", lambda found: [one for one in found if one not in basic], fixed)
cut("@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2", "fraunces-ext", lambda found: found, fraunces)
cut("@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2", "figures", lambda found: digits, weights)
