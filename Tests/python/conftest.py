"""Shared fixtures: a server per file, unused numbers, a browser."""

import os
from pathlib import Path

import firebase_admin
import pytest
from firebase_admin import auth, tenant_mgt

import chromium
from database import postgres_database
from emulator_clients import Curl, Inbox
from realm import Realm
from running_server import ProductionServer, RunningServer
from web_sdk_double import WebSDK

REPOSITORY = Path(__file__).resolve().parents[2]
DEBUG_BUILD = REPOSITORY / "Server/.build/debug/dialtone"

# The files that take longest come first, so that none of them is left alone at the end. The first
# two mostly wait, for a system that is installed and for databases that fail.
SLOW_FILES = (
    "test_package",
    "test_patroni",
    "test_openapi",
    "test_accessibility",
    "test_console_hostile_text",
    "test_sign_in_page_methods",
    "test_sign_in_page_passkeys",
    "test_account_page",
    "test_sign_in_page",
    "test_console_roles",
    "test_console_diagnosis",
    "test_database_copy",
    "test_documented_commands",
    "test_second_factor_page",
)


def pytest_collection_modifyitems(items) -> None:
    ranks = {name: rank for rank, name in enumerate(SLOW_FILES)}
    items.sort(key=lambda item: ranks.get(item.path.stem, len(ranks)))


@pytest.fixture(scope="session")
def binary() -> Path:
    """The program under test: $DIALTONE_BIN, or else the debug build."""
    path = Path(os.environ.get("DIALTONE_BIN") or DEBUG_BUILD)
    if not os.access(path, os.X_OK):
        pytest.fail(f"{path} is not there; build it, or name another in DIALTONE_BIN")
    return path


@pytest.fixture
def postgres():
    """The address of an empty PostgreSQL database."""
    with postgres_database() as url:
        yield url


@pytest.fixture(scope="module")
def server(binary):
    """A development server for the tests of one file; it must stop cleanly, too."""
    running = RunningServer(binary)
    yield running
    exit_code = running.stop()
    assert exit_code == 0, f"SIGTERM ended with {exit_code}:\n{''.join(running.log)}"


@pytest.fixture
def own_server(binary):
    """A server for one test that changes the configuration."""
    running = RunningServer(binary)
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module", params=["development", "admin listener"])
def administered(request, binary, tmp_path_factory):
    """A server whose administrators send `Bearer owner`: in emulator mode, and in production."""
    if request.param == "development":
        running = RunningServer(binary)
    else:
        running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    yield running
    exit_code = running.stop()
    assert exit_code == 0, f"SIGTERM ended with {exit_code}:\n{''.join(running.log)}"


@pytest.fixture(scope="module")
def firebase(administered):
    """Google's admin SDK, which knows the server as its emulator."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FIREBASE_AUTH_EMULATOR_HOST", administered.admin_authority)
        # The SDK has no emulator for tenants: there it brings its credential.
        url = f"{administered.url}/identitytoolkit.googleapis.com/v2"
        patch.setattr(tenant_mgt._TenantManagementService, "TENANT_MGT_URL", url)
        app = firebase_admin.initialize_app(
            administered.credential(),
            options={"projectId": administered.project},
            name=administered.admin_authority,
        )
        yield app
        firebase_admin.delete_app(app)


@pytest.fixture(scope="module", params=["project", "tenant"])
def realm(request, administered, firebase):
    """The SDK's calls, about the project's own accounts and about those of a tenant."""
    if request.param == "project":
        yield Realm(administered, auth.Client(firebase), None)
        return
    tenant = tenant_mgt.create_tenant(
        "realm", allow_password_sign_up=True, enable_email_link_sign_in=True, app=firebase
    )
    client = tenant_mgt.auth_for_tenant(tenant.tenant_id, app=firebase)
    yield Realm(administered, client, tenant.tenant_id)
    tenant_mgt.delete_tenant(tenant.tenant_id, app=firebase)


@pytest.fixture(scope="module")
def fictional_numbers():
    """The numbers that are never assigned; a server sees each of them in one test only."""
    return (f"+1650555{last:04}" for last in range(100, 200))


@pytest.fixture
def phone_number(fictional_numbers) -> str:
    """A number that no other test of the file has."""
    return next(fictional_numbers)


@pytest.fixture
def curl(server):
    return Curl(server)


@pytest.fixture
def inbox(server):
    return Inbox(server)


@pytest.fixture
def web(server, curl):
    """A page that is connected to the server, after `clearAccounts` of a tutorial's tests."""
    curl("DELETE", f"/emulator/v1/projects/{server.project}/accounts")
    return WebSDK(server)


@pytest.fixture(scope="session")
def browser_process(tmp_path_factory):
    """One headless browser for the whole run, because starting it takes long."""
    process = chromium.start(tmp_path_factory.mktemp("browser"))
    yield process
    process.quit()


@pytest.fixture
def browser(browser_process):
    """The browser at desktop width, with an empty page, and no cookies, storage or log."""
    browser_process.switch_to.new_window("tab")
    browser_process.set_window_size(1280, 900)
    # What pages before this one have logged, the browser's own first page among them.
    browser_process.get_log("browser")
    yield browser_process
    forget_everything(browser_process)


def forget_everything(driver) -> None:
    """Closes every tab and drops what pages have stored, for the next test's sake."""
    driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
    if driver.current_url.startswith("http"):
        origin = driver.execute_script("return location.origin")
        driver.execute_cdp_cmd(
            "Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"}
        )
    for command in ("Emulation.clearDeviceMetricsOverride", "Emulation.setEmulatedMedia"):
        driver.execute_cdp_cmd(command, {})
    first, *others = driver.window_handles
    for handle in others:
        driver.switch_to.window(handle)
        driver.close()
    driver.switch_to.window(first)
