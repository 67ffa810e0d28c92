"""The page that stands for an identity provider's in development mode."""

from selenium.webdriver.common.by import By


def add_person(browser, wait, name: str, email: str) -> None:
    """Signs in there as a new user."""
    wait(lambda _: browser.find_elements(By.ID, "newcomer"))
    browser.execute_script("document.getElementById('newcomer').open = true")
    browser.find_element(By.ID, "name").send_keys(name)
    browser.find_element(By.ID, "email").send_keys(email)
    browser.find_element(By.CSS_SELECTOR, ".newcomer-form [type=submit]").click()
