"""The sign-in page, as a user with a keyboard uses it."""

from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import (
    element_to_be_clickable,
    visibility_of_element_located,
)

from chromium import waiting

PATIENCE = 15


class SignInPage:
    def __init__(self, browser, server, query: str | None = None):
        self.browser = browser
        self.server = server
        browser.get(f"{server.url}/sign-in?{query or f'key={server.api_key}'}")
        self.wait_for("#number")

    def find(self, selector: str):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def wait_for(self, selector: str):
        return self.until(visibility_of_element_located((By.CSS_SELECTOR, selector)))

    def until(self, condition):
        return waiting(self.browser, PATIENCE).until(condition)

    @property
    def country(self) -> str:
        return self.find(".country-button .region-badge").text

    @property
    def number(self) -> str:
        return self.find("#number").get_property("value")

    @property
    def problem(self) -> str:
        """Returns the error on the page, once there is one."""
        return self.until(lambda _: self.find("#problem").text)

    def send_code(self, phone_number: str) -> None:
        self.find("#number").send_keys(phone_number)
        self.find("form .button").click()

    def await_code_step(self):
        return self.wait_for("#code")

    def latest_code(self) -> str:
        answer = self.server.get(f"/emulator/v1/projects/{self.server.project}/verificationCodes")
        return answer.json()["verificationCodes"][-1]["code"]

    def enter_code(self, code: str) -> None:
        self.find("#code").send_keys(code)

    def await_account(self) -> dict[str, str]:
        """The facts that the page shows after a sign-in, by their names."""
        facts = self.wait_for(".account-view .facts")
        names = [name.text for name in facts.find_elements(By.TAG_NAME, "dt")]
        values = [value.text for value in facts.find_elements(By.CSS_SELECTOR, ".fact-value")]
        return dict(zip(names, values, strict=True))

    def keep_recovery_codes(self) -> list[str]:
        """Returns the codes that the page shows after an enrollment, and goes on."""
        items = self.wait_for(".recovery-codes").find_elements(By.TAG_NAME, "li")
        codes = [item.text for item in items]
        self.click(".stack > .button:last-child")
        return codes

    def paste(self, selector: str, text: str) -> None:
        """Puts a whole text in at once, as the clipboard and autofill do."""
        self.find(selector).click()
        self.browser.execute_cdp_cmd("Input.insertText", {"text": text})

    def click(self, selector: str) -> None:
        self.until(element_to_be_clickable((By.CSS_SELECTOR, selector))).click()


def wrong(code: str) -> str:
    """Another code of the same length."""
    return code[:-1] + str((int(code[-1]) + 1) % 10)
