"""Tests that the browser of the page tests is a real one."""

import struct

PAGE = "data:text/html,<title>Tone</title><p id=said></p><script>said.innerText='hello'</script>"


def test_scripts_run_in_a_page(browser):
    browser.get(PAGE)
    assert browser.title == "Tone"
    assert browser.find_element("id", "said").text == "hello"


def test_a_screenshot_has_the_size_of_the_device_it_imitates(browser):
    phone = {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
    browser.get(PAGE)
    width, height = struct.unpack(">II", browser.get_screenshot_as_png()[16:24])
    assert (width, height) == (390, 844)


def test_a_test_starts_at_desktop_width_whatever_ran_before(browser):
    browser.get(PAGE)
    assert browser.execute_script("return innerWidth") == 1280


def test_a_page_can_be_shown_in_dark_colors(browser):
    dark = {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", dark)
    browser.get(PAGE)
    asked = "return matchMedia('(prefers-color-scheme: dark)').matches"
    assert browser.execute_script(asked) is True
