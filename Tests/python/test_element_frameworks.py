"""The examples of docs/element.md for React and Vue, with these frameworks, in a browser."""

import json
import re
import sys
from importlib.resources import files
from pathlib import Path

import dukpy
import pytest
from selenium.webdriver.common.by import By

from element_page import ElementApp, EmbeddedSignIn

DOCUMENT = Path(__file__).parents[2] / "docs/element.md"

# React has no modules for browsers, and Vue's build compiles templates there.
REACT = "export const { createElement, useEffect, useRef } = globalThis.React;"
POLICY = "script-src * 'unsafe-inline' 'unsafe-eval'"

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>An app</title>{head}
<script type="importmap">{{ "imports": {{ "react": "/react-module.js", "vue": "/vue.js" }} }}</script>
</head><body><div id="root"></div><output></output>
<script type="module">
const tell = ({{ localId }}) => {{ document.querySelector("output").textContent = localId; }};
{script}
</script></body></html>
"""

USE_REACT = """
import { createElement } from "react";
import { SignIn } from "/example.js";
ReactDOM.createRoot(document.getElementById("root")).render(createElement(SignIn, { onSuccess: tell }));
"""

USE_VUE = """
import { createApp } from "vue";
import SignIn from "/example.js";
const app = createApp(SignIn, { onSignedIn: tell });
app.config.%s;
app.mount("#root");
"""


def shipped(package: str, path: str) -> str:
    """A file of a package of frameworks.txt, as scripts/prepare-python.sh has installed it."""
    return (Path(sys.prefix) / "frameworks" / package / path).read_text()


def documented(language: str, server) -> str:
    [example] = re.findall(rf"```{language}\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    example = example.replace("https://auth.example.com", server.url)
    return example.replace("YOUR_API_KEY", server.api_key)


def without_jsx(source: str) -> str:
    """The same module for browsers, by Babel."""
    babel = files(dukpy) / "jsmodules/babel-6.26.0.min.js"
    transform = "Babel.transform(dukpy.source, { presets: ['react'] }).code"
    return dukpy.evaljs([babel.read_text(), transform], source=source)


def component(source: str) -> str:
    """A Vue component as a module, for which bundlers join its script with its template."""
    [script] = re.findall(r"<script>(.*?)</script>", source, re.DOTALL)
    [template] = re.findall(r"<template>(.*?)</template>", source, re.DOTALL)
    start = "export default {"
    assert script.count(start) == 1
    return script.replace(start, f"{start} template: {json.dumps(template)},")


@pytest.fixture
def app(server):
    running = ElementApp(server.url)
    running.policy = POLICY
    yield running
    running.stop()


def signs_in(browser, server, app, number: str) -> bool:
    known = server.sign_in(number).account_id
    browser.get(app.url())
    page = EmbeddedSignIn(browser, server)
    page.until(lambda: browser.find_elements(By.TAG_NAME, "dialtone-sign-in"))
    page.sign_in(number)
    output = browser.find_element(By.TAG_NAME, "output")
    return page.until(lambda: output.text) == known


def test_the_react_example_signs_in(browser, server, app, phone_number):
    script = "text/javascript"
    app.serve("/react.js", shipped("dash", "deps/react@18.3.1.min.js"), script)
    app.serve("/react-dom.js", shipped("dash", "deps/react-dom@18.3.1.min.js"), script)
    app.serve("/react-module.js", REACT, script)
    example = documented("jsx", server)
    app.serve("/example.js", without_jsx(example), script)
    head = '<script src="/react.js"></script><script src="/react-dom.js"></script>'
    app.serve("/", PAGE.format(head=head, script=USE_REACT))
    assert signs_in(browser, server, app, phone_number)


def test_the_vue_example_signs_in(browser, server, app, phone_number):
    script = "text/javascript"
    app.serve("/vue.js", shipped("nicegui", "static/vue.esm-browser.prod.js"), script)
    app.serve("/example.js", component(documented("vue", server)), script)
    [option] = re.findall(r"`compilerOptions\.(isCustomElement: .*?)`", DOCUMENT.read_text())
    setting = f"compilerOptions.{option.replace(': ', ' = ', 1)}"
    app.serve("/", PAGE.format(head="", script=USE_VUE % setting))
    assert signs_in(browser, server, app, phone_number)
