"""What axe-core finds on a page.

Of the package with axe-core, only the script itself is used.
"""

from importlib.util import find_spec
from pathlib import Path

# `target-size` is off by default, because browsers and axe measured targets differently once.
OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}

RUN = """
const [options, done] = [arguments[0], arguments[arguments.length - 1]];
axe.run(document, options).then(({ violations }) => done(violations), (error) => done(String(error)));
"""


def axe_script() -> str:
    [folder] = find_spec("selenium_axe_python").submodule_search_locations
    return Path(folder, "axe-core/axe.min.js").read_text()


def is_allowed(rule: str, html: str) -> bool:
    """Whether the rule is wrong about the element.

    axe-core does not know `webauthn`, which HTML allows after the other tokens of `autocomplete`:
    https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fe-autocomplete
    """
    return rule == "autocomplete-valid" and 'autocomplete="tel webauthn"' in html


def violations(browser) -> list[str]:
    """Returns a line for each element that breaks a rule."""
    if not browser.execute_script("return 'axe' in window"):
        browser.execute_script(axe_script())
    found = browser.execute_async_script(RUN, OPTIONS)
    assert isinstance(found, list), found
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]} ({node['failureSummary']})"
        for one in found
        for node in one["nodes"]
        if not is_allowed(one["id"], node["html"])
    ]
