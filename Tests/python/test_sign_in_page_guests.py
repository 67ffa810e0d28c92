"""Guests (anonymous accounts) who keep their account, or leave it for another, on the sign-in page."""

from test_sign_in_page_methods import (  # noqa: F401
    PASSWORD,
    UNVERIFIED,
    choose_person,
    email,
    open_link,
    page,
    providers,
    request_link,
    server,
    sign_up,
)


def become_guest(page) -> str:  # noqa: F811
    """Signs in as a guest who goes on to create an account, and returns the guest's ID."""
    page.press("Continue as guest")
    guest = page.await_account()["Account ID"]
    page.press("Create an account")
    page.wait_for("#number")
    return guest


def await_account_with(page, text: str) -> str:  # noqa: F811
    """Returns the ID of the account, once the page shows that it has the text."""
    page.until(lambda _: text in page.find("body").text and page.await_account())
    return page.await_account()["Account ID"]


def test_a_guest_signs_in_and_keeps_the_account_with_a_number(page, phone_number):  # noqa: F811
    guest = become_guest(page)
    assert not page.button("Continue as guest")
    page.send_code(phone_number)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.until(lambda _: phone_number in page.find("body").text and page.await_account())
    facts = page.await_account()
    assert (facts["Account ID"], facts["Phone number"]) == (guest, phone_number)


def test_a_guest_keeps_the_account_with_a_password(page, email):  # noqa: F811
    guest = become_guest(page)
    page.press("Continue with password")
    page.press("Create an account")
    page.fill(email=email, password="otter-lamp-93")
    page.submit()
    page.see(email)
    assert page.await_account()["Account ID"] == guest


def test_a_guest_can_switch_to_the_account_that_has_the_number(page, fictional_numbers):  # noqa: F811
    number = next(fictional_numbers)
    known = page.server.sign_in(number)
    become_guest(page)
    page.send_code(number)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.see("You already have an account")
    assert page.button("Choose another way")
    page.press("Switch to that account")
    page.until(lambda _: page.await_account()["Account ID"] == known.account_id)


def test_a_guest_keeps_the_account_with_a_provider(page, email):  # noqa: F811
    guest = become_guest(page)
    page.press("Continue with Google")
    choose_person(page, email)
    assert await_account_with(page, email) == guest
    assert providers(page) == {"google.com"}
    kept = page.browser.execute_script("return JSON.stringify(sessionStorage)")
    assert "idToken" not in kept and guest not in kept


def test_a_guest_who_goes_back_from_a_provider_is_still_the_guest(page, email):  # noqa: F811
    guest = become_guest(page)
    page.press("Continue with Google")
    page.wait_for("#newcomer")
    page.browser.back()
    page.press("Continue with password")
    page.press("Create an account")
    page.fill(email=email, password="otter-lamp-93")
    page.submit()
    assert await_account_with(page, email) == guest


def test_a_guest_can_switch_to_the_account_of_a_provider_s_user(page, email):  # noqa: F811
    page.press("Continue with Google")
    choose_person(page, email)
    known = await_account_with(page, email)
    page.press("Sign out")
    guest = become_guest(page)
    page.press("Continue with Google")
    page.wait_for("#newcomer")
    page.find(".person").click()
    page.see("You already have an account")
    page.press("Choose another way")
    page.wait_for("#number")
    page.press("Continue with Google")
    page.wait_for(".person").click()
    page.press("Switch to that account")
    assert await_account_with(page, email) == known != guest


def test_a_guest_whose_provider_has_not_verified_the_address_signs_in_to_its_account(
    page, email  # noqa: F811
):
    become_guest(page)
    page.browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": UNVERIFIED}
    )
    owner = sign_up(page.server, email)
    page.press("Continue with GitHub")
    choose_person(page, email)
    page.press("Switch to that account")
    page.see(f"{email} belongs to an account with another way to sign in.")
    page.press("Continue with password")
    page.fill(password=PASSWORD)
    page.submit()
    assert await_account_with(page, email) == owner["localId"]
    assert providers(page) == {"password", "github.com"}


def test_a_guest_keeps_the_account_with_a_mailed_link(page, email):  # noqa: F811
    guest = become_guest(page)
    first = page.browser.current_window_handle
    link = request_link(page, email)
    page.browser.switch_to.new_window("tab")
    open_link(page, link)
    # The tab that the guest is in goes on.
    page.see("You can close this window.")
    page.browser.switch_to.window(first)
    assert await_account_with(page, email) == guest


def test_a_guest_can_switch_to_the_account_that_has_the_address(page, email):  # noqa: F811
    owner = sign_up(page.server, email)
    become_guest(page)
    first = page.browser.current_window_handle
    link = request_link(page, email)
    page.browser.switch_to.new_window("tab")
    open_link(page, link)
    page.see("You can close this window.")
    page.browser.switch_to.window(first)
    page.press("Switch to that account")
    assert await_account_with(page, email) == owner["localId"]


def test_a_link_of_a_guest_whose_tab_is_closed_signs_in_without_the_guest(page, email):  # noqa: F811
    guest = become_guest(page)
    link = request_link(page, email)
    page.browser.get("about:blank")
    open_link(page, link)
    assert await_account_with(page, email) != guest
    assert "dialtoneTab" not in page.browser.current_url
