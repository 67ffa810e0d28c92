"""Tests that the code of docs/back-ends.md is the code that is tested here, and what it refuses."""

import base64
import hashlib
import hmac
import importlib.util
import json
import re
import shutil
import subprocess
from pathlib import Path

import firebase_admin
import jwt
import pytest
import requests
from firebase_admin import _auth_providers, _token_gen, _user_mgt, auth, credentials, tenant_mgt

from key_proxy import KEY_ID, KeyProxy, OwnKey
from running_server import ProductionServer

REPOSITORY = Path(__file__).resolve().parents[2]
EXAMPLES = REPOSITORY / "Examples/BackEnds"
HARNESSES = Path(__file__).resolve().parent / "back_ends"
JACKSON = [f"/usr/share/java/jackson-{part}.jar" for part in ("core", "annotations", "databind")]
ANSWER_LIMIT = 60
# What dialtone_admin.py changes in the SDK, so that other files' tests find it as it was.
SDK_ADDRESSES = [
    (_token_gen, "ID_TOKEN_CERT_URI"), (_token_gen, "COOKIE_CERT_URI"),
    (_token_gen.TokenGenerator, "ID_TOOLKIT_URL"), (_user_mgt.UserManager, "ID_TOOLKIT_URL"),
    (_auth_providers.ProviderConfigClient, "PROVIDER_CONFIG_URL"),
    (tenant_mgt._TenantManagementService, "TENANT_MGT_URL"),
]


def example(name: str):
    """A Python file that the page shows, as a module."""
    spec = importlib.util.spec_from_file_location(Path(name).stem, EXAMPLES / name)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ProgramVerifier:
    """A verifier in another language, which reads tokens from its standard input."""

    def __init__(self, command: list):
        self._process = subprocess.Popen(
            [str(word) for word in command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def subject(self, token: str) -> str | None:
        self._process.stdin.write(token + "\n")
        self._process.stdin.flush()
        verdict, _, rest = self._process.stdout.readline().strip().partition(" ")
        assert verdict in ("accepted", "refused"), "the verifier broke off"
        return rest if verdict == "accepted" else None

    def stop(self) -> None:
        self._process.stdin.close()
        self._process.wait(ANSWER_LIMIT)


class PythonVerifier:
    def __init__(self, url: str, project: str):
        module = example("python/verify_id_token.py")
        # As good as none: the other verifiers are told by Cache-Control to keep no keys.
        self._verifier = module.IDTokenVerifier(url, project, key_lifespan=0.000001)

    def subject(self, token: str) -> str | None:
        try:
            return self._verifier.verify(token)["sub"]
        except jwt.PyJWTError:
            return None

    def stop(self) -> None:
        pass


class SDKVerifier:
    """Google's admin SDK, connected by dialtone_admin.py."""

    def __init__(self, url: str, project: str):
        example("python/dialtone_admin.py").use_server(url)
        self._app = firebase_admin.initialize_app(
            _NoCredential(),
            options={"projectId": project},
            name=f"verifier {url}",
        )

    def subject(self, token: str) -> str | None:
        try:
            return auth.verify_id_token(token, app=self._app)["sub"]
        except (auth.InvalidIdTokenError, ValueError):
            return None

    def stop(self) -> None:
        firebase_admin.delete_app(self._app)


class _NoCredential(credentials.Base):
    def get_credential(self):
        return None


def build_go(folder: Path) -> Path:
    shutil.copytree(EXAMPLES / "go", folder / "idtoken")
    shutil.copy(HARNESSES / "try_tokens.go", folder)
    (folder / "go.mod").write_text("module backend\n\ngo 1.18\n")
    subprocess.run(["go", "build", "-o", "try-tokens", "."], cwd=folder, check=True)
    return folder / "try-tokens"


def build_java(folder: Path) -> None:
    files = [EXAMPLES / "java/IDTokenVerifier.java", HARNESSES / "TryTokens.java"]
    command = ["javac", "-Xlint:all", "-cp", ":".join(JACKSON), "-d", folder, *files]
    subprocess.run([str(word) for word in command], check=True)


@pytest.fixture(scope="module")
def make_verifier(tmp_path_factory):
    """Starts the verifier of a language; programs are built once."""
    built = {}

    def folder_of(language, build):
        if language not in built:
            folder = tmp_path_factory.mktemp(language)
            build(folder)
            built[language] = folder
        return built[language]

    def make(language: str, url: str, project: str):
        match language:
            case "python":
                return PythonVerifier(url, project)
            case "firebase-admin":
                return SDKVerifier(url, project)
            case "node":
                file = EXAMPLES / "node/verify-id-token.mjs"
                return ProgramVerifier(
                    ["node", HARNESSES / "try_tokens.mjs", file, url, project]
                )
            case "go":
                return ProgramVerifier([folder_of("go", build_go) / "try-tokens", url, project])
            case "java":
                path = ":".join([str(folder_of("java", build_java)), *JACKSON])
                return ProgramVerifier(["java", "-cp", path, "TryTokens", url, project])

    return make


@pytest.fixture(scope="module")
def production(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("back-ends"))
    yield running
    assert running.stop() == 0, "".join(running.log)


@pytest.fixture(scope="module")
def own_key():
    return OwnKey()


@pytest.fixture(scope="module")
def proxy(production, own_key):
    proxy = KeyProxy(production.url, own_key)
    # Verifiers are to ask again each time: so a test needs to wait for no copy to expire.
    proxy.max_age = 0
    yield proxy
    proxy.stop()


@pytest.fixture(scope="module")
def sdk_addresses():
    """Puts the SDK's addresses back after the tests."""
    with pytest.MonkeyPatch.context() as patch:
        for owner, name in SDK_ADDRESSES:
            patch.setattr(owner, name, getattr(owner, name))
        yield


@pytest.fixture(scope="module")
def admin(production, sdk_addresses):
    """Google's admin SDK in production: with a key file, and connected by dialtone_admin.py."""
    example("python/dialtone_admin.py").use_server(production.url)
    app = firebase_admin.initialize_app(production.credential(), name="back-ends admin")
    yield app
    firebase_admin.delete_app(app)


@pytest.fixture(scope="module")
def id_token(production, admin):
    """Signs a user in by a custom token of the SDK, and returns their ID token."""
    return lambda uid: sign_in(production, admin, uid)


def sign_in(server: ProductionServer, app, uid: str) -> str:
    token = auth.create_custom_token(uid, app=app).decode()
    answer = server.post(
        "/v1/accounts:signInWithCustomToken", {"token": token, "returnSecureToken": True}
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["idToken"]


LANGUAGES = ["python", "firebase-admin", "node", "go", "java"]


@pytest.fixture(scope="module", params=LANGUAGES)
def verifier(request, make_verifier, proxy, production, sdk_addresses):
    verifier = make_verifier(request.param, proxy.url, production.project)
    yield verifier
    verifier.stop()


def part(value) -> str:
    text = value if isinstance(value, bytes) else json.dumps(value).encode()
    return base64.urlsafe_b64encode(text).decode().rstrip("=")


def forged_unsigned(token: str, algorithm: str) -> str:
    claims = jwt.decode(token, options={"verify_signature": False})
    header = {"alg": algorithm, "typ": "JWT", "kid": jwt.get_unverified_header(token)["kid"]}
    return f"{part(header)}.{part({**claims, 'admin': True})}."


def signed_by_the_public_key(key: OwnKey, project: str) -> str:
    """Returns a token signed with the public key as the secret of an HMAC, which anyone can do."""
    claims = key.token(project).split(".")[1]
    signed = f"{part({'alg': 'HS256', 'typ': 'JWT', 'kid': KEY_ID})}.{claims}"
    code = hmac.new(key.public_pem.encode(), signed.encode(), hashlib.sha256).digest()
    return f"{signed}.{part(code)}"


def test_a_genuine_token_is_accepted(verifier, id_token, own_key, production):
    assert verifier.subject(id_token("ada")) == "ada"
    assert verifier.subject(own_key.token(production.project)) == "ada"


@pytest.mark.parametrize("algorithm", ["none", "None", "RS256"])
def test_a_token_without_a_signature_is_refused(verifier, id_token, algorithm):
    assert verifier.subject(forged_unsigned(id_token("ada"), algorithm)) is None


def test_changed_claims_and_garbage_signatures_are_refused(verifier, id_token):
    header, payload, signature = id_token("ada").split(".")
    claims = json.loads(base64.urlsafe_b64decode(payload + "=="))
    assert verifier.subject(f"{header}.{part({**claims, 'sub': 'eve'})}.{signature}") is None
    assert verifier.subject(f"{header}.{payload}.{part(bytes(256))}") is None
    assert verifier.subject("x.y.z") is None


def test_a_token_signed_with_the_public_key_as_secret_is_refused(verifier, own_key, production):
    assert verifier.subject(signed_by_the_public_key(own_key, production.project)) is None


def test_a_token_that_brings_its_own_key_is_refused(verifier, production, own_key):
    stranger = OwnKey()
    headers = {"jwk": stranger.jwk, "jku": "https://evil.example/keys"}
    assert verifier.subject(stranger.token(production.project, headers)) is None
    assert verifier.subject(own_key.token(production.project, {"kid": "other"})) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"aud": "other"},
        {"aud": "shop/second-factor-enrollment"},
        {"aud": ["shop", "other"]},
        {"iss": "https://securetoken.google.com/other"},
        {"iss": "https://session.firebase.google.com/shop"},
        {"exp": 1_700_000_000},
        {"exp": None},
        {"iat": 4_000_000_000},
        {"sub": ""},
        {"sub": None},
    ],
    ids=str,
)
def test_a_signed_token_with_a_wrong_claim_is_refused(verifier, own_key, production, wrong):
    assert verifier.subject(own_key.token(production.project, **wrong)) is None


def test_a_tenant_s_token_is_refused_as_one_of_the_project(verifier, own_key, production):
    tenant = {"tenant": "inner", "identities": {}, "sign_in_provider": "custom"}
    subject = verifier.subject(own_key.token(production.project, firebase=tenant))
    # The SDK leaves the tenant to its caller, as the page says.
    assert subject == ("ada" if isinstance(verifier, SDKVerifier) else None)


def test_a_session_cookie_is_refused_as_an_id_token(verifier, admin, id_token):
    cookie = auth.create_session_cookie(id_token("ada"), 3600, app=admin)
    assert auth.verify_session_cookie(cookie, app=admin)["sub"] == "ada"
    assert verifier.subject(cookie) is None


def test_a_custom_token_is_refused_as_an_id_token(verifier, admin):
    assert verifier.subject(auth.create_custom_token("ada", app=admin).decode()) is None


def test_the_admin_sdk_administers_and_verifies_in_production(production, admin, id_token):
    auth.create_user(uid="grace", email="grace@example.com", app=admin)
    auth.set_custom_user_claims("grace", {"role": "editor"}, app=admin)
    assert auth.get_user_by_email("grace@example.com", app=admin).uid == "grace"
    claims = auth.verify_id_token(id_token("grace"), check_revoked=True, app=admin)
    assert claims["role"] == "editor"
    tenant = tenant_mgt.create_tenant("inner-shop", app=admin)
    assert tenant.tenant_id in [t.tenant_id for t in tenant_mgt.list_tenants(app=admin).tenants]
    tenant_mgt.delete_tenant(tenant.tenant_id, app=admin)
    provider = auth.create_oidc_provider_config(
        "oidc.example", "client", "https://issuer.example.com", display_name="Example", app=admin
    )
    auth.delete_oidc_provider_config(provider.provider_id, app=admin)


def test_revoked_and_disabled_users_are_detected(production, admin, id_token):
    token = id_token("joan")
    python = example("python/verify_id_token.py").is_signed_in
    arguments = [EXAMPLES / "node/verify-id-token.mjs", production.url, production.api_key]

    def answers() -> list[bool]:
        words = ["node", HARNESSES / "ask_session.mjs", *arguments, token]
        node = subprocess.check_output([str(word) for word in words], text=True)
        return [python(production.url, production.api_key, token), node.strip() == "true"]

    assert answers() == [True, True]
    auth.update_user("joan", disabled=True, app=admin)
    assert answers() == [False, False]
    with pytest.raises(auth.UserDisabledError):
        auth.verify_id_token(token, check_revoked=True, app=admin)


def test_in_emulator_mode_the_sdk_accepts_forged_tokens(production, id_token):
    """The reason for the page's warning: if this test fails, the warning can be removed."""
    forged = forged_unsigned(id_token("ada"), "none")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FIREBASE_AUTH_EMULATOR_HOST", production.admin_authority)
        app = firebase_admin.initialize_app(
            _NoCredential(), options={"projectId": production.project}, name="emulated"
        )
        try:
            assert auth.verify_id_token(forged, check_revoked=True, app=app)["admin"] is True
        finally:
            firebase_admin.delete_app(app)


def test_the_helpers_refuse_emulator_mode_and_unencrypted_connections(monkeypatch, sdk_addresses):
    helper = example("python/dialtone_admin.py")
    with pytest.raises(ValueError):
        helper.use_server("http://id.example.com")
    file = (EXAMPLES / "node/dialtone-agent.mjs").as_uri()
    program = f"const {{ DialtoneAgent }} = await import('{file}'); new DialtoneAgent(process.argv[1])"
    command = ["node", "--input-type=module", "-e", program]
    insecure = subprocess.run([*command, "http://id.example.com"], capture_output=True, text=True)
    assert "is not an https address" in insecure.stderr
    assert subprocess.run([*command, "https://id.example.com"]).returncode == 0
    monkeypatch.setenv("FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099")
    with pytest.raises(RuntimeError):
        helper.use_server("https://id.example.com")
    emulated = subprocess.run([*command, "https://id.example.com"], capture_output=True, text=True)
    assert "FIREBASE_AUTH_EMULATOR_HOST is set" in emulated.stderr


def test_the_agent_sends_the_calls_of_google_s_sdk_for_node_to_the_server(
    production, own_key, tmp_path
):
    proxy = KeyProxy(production.url, own_key, tls_folder=tmp_path)
    elsewhere = KeyProxy(production.url, own_key, tls_folder=tmp_path)
    try:
        key_file = tmp_path / "key-file.json"
        key_file.write_text(
            production.command("service-accounts", "create", "node", "--role", "owner")
        )
        file = EXAMPLES / "node/dialtone-agent.mjs"
        # A name, not the number: TLS names the host that it wants.
        url = proxy.url.replace("127.0.0.1", "localhost")
        command = [
            "node", HARNESSES / "sdk_calls.mjs", file, url, key_file,
            tmp_path / "certificate.pem", elsewhere.url,
        ]
        ended = subprocess.run(
            [str(word) for word in command], capture_output=True, text=True, timeout=ANSWER_LIMIT
        )
        assert ended.returncode == 0, ended.stderr
        answers = json.loads(ended.stdout)
        statuses = {name: answer["status"] for name, answer in answers.items()}
        assert statuses == {
            "token": 200, "create": 200, "lookup": 200, "refused": 401, "certificates": 200,
            "cookieKeys": 200, "tenants": 200, "elsewhere": 404,
        }
        assert answers["lookup"]["body"]["users"][0]["email"] == "node@example.com"
        assert KEY_ID in answers["certificates"]["body"]
        authority = url.removeprefix("https://")
        assert proxy.seen[0] == f"POST {authority}/oauth2/token"
        assert {line.split(" ")[1].split("/")[0] for line in proxy.seen} == {authority}
        host = elsewhere.url.removeprefix("https://")
        assert elsewhere.seen == [f"GET {host}/elsewhere"]

        # Without the authority's certificate there is no connection at all.
        other = tmp_path / "other"
        other.mkdir()
        (other / "certificate.pem").write_text(OwnKey().certificate_pem)
        command[-2] = other / "certificate.pem"
        count = len(proxy.seen)
        distrusting = subprocess.run(
            [str(word) for word in command], capture_output=True, text=True, timeout=ANSWER_LIMIT
        )
        assert distrusting.returncode != 0
        assert len(proxy.seen) == count
    finally:
        proxy.stop()
        elsewhere.stop()


def examples_of(page):
    """The files that a page shows, each of which must be as it is tested."""
    pattern = r"<!-- file: (\S+) -->\n```\w+\n(.*?)```\n"
    names = []
    for name, text in re.findall(pattern, (REPOSITORY / page).read_text(), re.DOTALL):
        assert text == (REPOSITORY / name).read_text(), f"{page} shows another {name}"
        names.append(name)
    return names


def test_the_article_about_tokens_shows_the_middleware_as_it_is_tested():
    names = examples_of("Sources/DialtoneTokens/DialtoneTokens.docc/VerifyTokens.md")
    swift = Path("Examples/TokenBackEnd/Sources/SignedInUsers")
    assert {Path(name) for name in names} == {
        path.relative_to(REPOSITORY) for path in (REPOSITORY / swift).glob("*.swift")
    }


def test_the_pages_show_each_example_once_and_as_it_is_tested():
    shown = []
    for page in ("docs/back-ends.md", "docs/use-the-token.md", "docs/openid-connect.md"):
        for name in examples_of(page):
            assert name not in shown, f"{name} is shown twice"
            shown.append(name)
    files = {path.relative_to(REPOSITORY) for path in EXAMPLES.glob("*/*.*")}
    files.add(Path("Server/Tests/DialtoneServerTests/BackEnds/IDTokenVerifier.swift"))
    swift = Path("Examples/TokenBackEnd/Sources/SignedInUsers")
    files |= {swift / "UserContext.swift", swift / "SignedInUserMiddleware.swift"}
    assert {Path(name) for name in shown} == files


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_key_is_followed_and_a_withdrawn_one_refused(
    language, binary, tmp_path, own_key, make_verifier, sdk_addresses
):
    server = ProductionServer(binary, tmp_path)
    proxy = KeyProxy(server.url, own_key)
    proxy.max_age = 0
    app = firebase_admin.initialize_app(server.credential(), name=f"withdrawal {language}")
    verifier = make_verifier(language, proxy.url, server.project)
    try:
        before = sign_in(server, app, "ada")
        assert verifier.subject(before) == "ada"
        leaked = jwt.get_unverified_header(before)["kid"]
        server.command("keys", "withdraw", leaked, "--yes")
        await_withdrawal(server, leaked)
        after = sign_in(server, app, "ada")
        assert jwt.get_unverified_header(after)["kid"] != leaked
        assert verifier.subject(after) == "ada"
        assert verifier.subject(before) is None
        lookup = server.post("/v1/accounts:lookup", {"idToken": before})
        assert lookup.status_code == 400
        assert lookup.json()["error"]["message"] == "INVALID_ID_TOKEN"
    finally:
        verifier.stop()
        firebase_admin.delete_app(app)
        proxy.stop()
        assert server.stop() == 0, "".join(server.log)


def await_withdrawal(server, key: str) -> None:
    """Asks until the server does not publish the key any more."""
    for _ in range(10_000):
        keys = requests.get(f"{server.url}/.well-known/jwks.json", timeout=20).json()["keys"]
        if key not in [published["kid"] for published in keys]:
            return
    raise AssertionError("the server still publishes a withdrawn key")
