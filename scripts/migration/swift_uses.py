"""Finds the names of the SDK that a Swift file uses."""

import re
from dataclasses import dataclass

from .chains import call, steps
from .names import Names

IDENTIFIER = re.compile(r"(?<![\w.@#])([A-Za-z_]\w*)")
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)
DECLARED_TYPE = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)")
DECLARED_MEMBER = re.compile(r"\b(?:func|var|let|case)\s+`?(\w+)")
SUBCLASS = re.compile(r"\bclass\s+\w+\s*(?:<[^>]*>)?\s*:\s*(\w+)")
BINDING = re.compile(r"\b(?:let|var)\s+(\w+)\s*(?::\s*[^=\n]+)?=\s*(?:try[?!]?\s+)?(?:await\s+)?$")
TYPED = re.compile(r"\b(\w+)\s*:\s*(?:any\s+|weak\s+)?(\w+)\s*[?!]?(?=\s*[,)={\n;]|\s*$)", re.MULTILINE)
ASSIGNED = re.compile(r"\s*=(?!=)")

# The types of the values that members return; the page has only their names.
RESULTS = {
    "Auth.auth": "Auth", "Auth.currentUser": "User", "Auth.settings": "AuthSettings",
    "Auth.app": "FirebaseApp", "Auth.signIn": "AuthDataResult", "Auth.createUser": "AuthDataResult",
    "Auth.signInAnonymously": "AuthDataResult", "Auth.checkActionCode": "ActionCodeInfo",
    "AuthDataResult.user": "User", "AuthDataResult.additionalUserInfo": "AdditionalUserInfo",
    "AuthDataResult.credential": "AuthCredential", "FirebaseApp.app": "FirebaseApp",
    "FirebaseApp.options": "FirebaseOptions", "FirebaseOptions.defaultOptions": "FirebaseOptions",
    "FirebaseConfiguration.shared": "FirebaseConfiguration", "User.metadata": "UserMetadata",
    "User.multiFactor": "MultiFactor", "User.link": "AuthDataResult",
    "User.reauthenticate": "AuthDataResult", "User.getIDTokenResult": "AuthTokenResult",
    "User.createProfileChangeRequest": "UserProfileChangeRequest",
    "PhoneAuthProvider.provider": "PhoneAuthProvider", "OAuthProvider.provider": "OAuthProvider",
    "PhoneAuthProvider.credential": "PhoneAuthCredential", "MultiFactor.session": "MultiFactorSession",
    "OAuthProvider.credential": "OAuthCredential", "MultiFactorResolver.auth": "Auth",
    "MultiFactorResolver.session": "MultiFactorSession",
    "MultiFactorResolver.resolveSignIn": "AuthDataResult", "FUIAuth.defaultAuthUI": "FUIAuth",
    "FUIAuth.authUI": "FUIAuth", "FUIAuth.auth": "Auth",
    "TOTPMultiFactorGenerator.generateSecret": "TOTPSecret",
}
# Of every object, and of optional values.
COMMON = {"self", "Type", "map", "flatMap", "hash", "hashValue", "isEqual", "copy", "description",
          "debugDescription", "rawValue", "init", "some", "none"}


@dataclass(frozen=True)
class Use:
    """A name in a place. `kind` is `unchanged`, `changed` or `unknown`."""

    name: str
    line: int
    kind: str
    reason: str = ""


@dataclass(frozen=True)
class Declared:
    """What the app declares itself, under names that the SDK may have too."""

    types: frozenset[str]
    members: frozenset[str]


def imports(code: str) -> list[tuple[str, int]]:
    return [(match[1], line_of(code, match.start(1))) for match in IMPORT.finditer(code)]


def declarations(codes: list[str]) -> Declared:
    types = {name for code in codes for name in DECLARED_TYPE.findall(code)}
    members = {name for code in codes for name in DECLARED_MEMBER.findall(code)}
    return Declared(frozenset(types), frozenset(members))


def line_of(code: str, at: int) -> int:
    return code.count("\n", 0, at) + 1


class SwiftFile:
    """One file, with the types of its variables as far as they can be told."""

    def __init__(self, code: str, names: Names, declared: Declared):
        self.code = code
        self.names = names
        self.declared = declared
        self.variables = {
            variable: type_name
            for variable, type_name in TYPED.findall(code)
            if type_name in names.members and type_name not in declared.types
        }
        self.uses: list[Use] = []

    def find(self) -> list[Use]:
        for match in IDENTIFIER.finditer(self.code):
            name = match[1]
            if name in ("FirebaseAuth", "FirebaseAuthUI", "FirebaseCore"):
                # A qualified type.
                qualified = re.compile(r"\.(\w+)").match(self.code, match.end())
                if qualified and self.names.is_type(qualified[1]):
                    self.type_use(qualified[1], qualified.start(1), qualified.end())
            elif self.names.is_type(name) and name not in self.declared.types:
                self.type_use(name, match.start(), match.end())
            elif name in self.names.constants and not self.names.is_type(name):
                self.add(name, match.start(), "unchanged")
            elif name in self.variables:
                self.chain(self.variables[name], match.start(), match.end(), is_certain=False)
        for match in SUBCLASS.finditer(self.code):
            base = match[1]
            is_protocol = base in ("AuthUIDelegate", "FUIAuthDelegate", "FUIAuthProvider", "UserInfo",
                                   "FederatedAuthProvider")
            if base in self.names.members and base not in self.declared.types and not is_protocol:
                self.add(base, match.start(1), "changed", self.names.final_reason)
        return self.uses

    def add(self, name: str, at: int, kind: str, reason: str = "") -> None:
        self.uses.append(Use(name, line_of(self.code, at), kind, reason))

    def type_use(self, name: str, start: int, end: int) -> None:
        if name in self.names.missing:
            return self.add(name, start, "changed", self.names.missing[name])
        self.add(name, start, "unchanged")
        labels, _, after = call(self.code, end)
        if labels is not None:
            # An initializer; the page lists those that apps call.
            found = self.names.find(name, "init", labels)
            if found:
                self.add(found, start, "unchanged")
            end = after
        self.chain(name, start, end, is_certain=True)

    def chain(self, type_name: str, start: int, end: int, is_certain: bool) -> None:
        current: str | None = type_name
        for step in steps(self.code, end):
            at = step.end
            if current is None:
                return
            current = self.step(current, step, is_certain)
            end = at
        binding = BINDING.search(self.code[:start].rsplit("\n", 1)[-1])
        if binding and current:
            self.variables[binding[1]] = current

    def step(self, owner: str, step, is_certain: bool) -> str | None:
        """Notes a member, and returns the type of its value, if that is known."""
        at = step.end - 1
        found = self.names.find(owner, step.name, step.labels)
        result = RESULTS.get(f"{owner}.{step.name}")
        missing = None if found else self.names.find_missing(owner, step.name, step.labels)
        if missing:
            self.add(missing, at, "changed", self.names.missing[missing])
        elif found and found in self.names.read_only and ASSIGNED.match(self.code, step.end):
            self.add(found, at, "changed", self.names.read_only_reason)
        elif found:
            self.add(step.called(found), at, "unchanged")
        elif is_certain and step.name not in self.declared.members | COMMON:
            self.add(f"{owner}.{step.name}", at, "unknown", "it is not on the page")
        if result and step.parameters and step.labels is not None:
            self.variables[step.parameters[0]] = result
        return result if found else None
