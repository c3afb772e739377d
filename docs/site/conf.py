"""Sphinx settings of the site; `tools/docs.py` gathers the pages first and says which language is built."""

import os

language = os.environ.get("ROTONDE_DOCS_LANGUAGE", "en")
project = "Rotonde"
author = "Rotonde contributors"
copyright = "Rotonde contributors, MIT licence"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
myst_heading_anchors = 4
default_role = "literal"  # in docstrings a name between backticks is code
autodoc_member_order = "bysource"
autodoc_class_signature = "mixed"
autodoc_preserve_defaults = True
suppress_warnings = ["misc.highlighting_failure"]  # blocks that show a form, such as {"levels": […]}
pygments_style = "friendly"
pygments_dark_style = "github-dark"

html_theme = "furo"
html_title = "Rotonde"
html_static_path = ["_static"]
html_css_files = ["rotonde.css"]
html_favicon = "_static/mark.svg"
html_copy_source = False
html_show_sphinx = False
html_last_updated_fmt = None
templates_path = ["_templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "language.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
_day = {
    "color-brand-primary": "#9e1b32",
    "color-brand-content": "#1f4b7a",
    "color-background-primary": "#fffaf0",
    "color-background-secondary": "#f6eedc",
    "color-background-hover": "#ebdfc4",
    "color-background-border": "#cdbf9f",
    "color-foreground-primary": "#1d1a17",
    "color-foreground-secondary": "#4c453b",
    "color-foreground-muted": "#5e5546",
    "color-inline-code-background": "#f3e7cd",
    "color-code-background": "#f9f1df",
    "color-link-underline": "#8b7d5f",
}
_night = {
    "color-brand-primary": "#e0566b",
    "color-brand-content": "#7fb2e5",
    "color-background-primary": "#0e1726",
    "color-background-secondary": "#18243a",
    "color-background-hover": "#22314d",
    "color-background-border": "#33435e",
    "color-foreground-primary": "#ede6d6",
    "color-foreground-secondary": "#c3bcab",
    "color-foreground-muted": "#a9a291",
    "color-inline-code-background": "#1d2b45",
    "color-code-background": "#121c2e",
    "color-link-underline": "#6d7f9d",
}
_type = {"font-stack": "'Alegreya Sans', 'Segoe UI', system-ui, sans-serif"}
html_theme_options = {
    "light_css_variables": {**_type, **_day},
    "dark_css_variables": {**_type, **_night},
    "light_logo": "mark.svg",
    "dark_logo": "mark-night.svg",
    "navigation_with_keys": False,
}
