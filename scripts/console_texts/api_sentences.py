"""The sentences that the admin API can show in the console, as its Swift sources write them.

Values in a sentence are samples, so the sentences match the lists of `APIText` only if the lists have
placeholders in the same places.
"""

import re

from .sources import end_of_call, end_of_list, literal

# Refusals whose last argument is a sentence, or what is wrong with the value of a field.
REFUSAL = re.compile(
    r"(?<!case )(?<!case \.)\b(?P<name>invalidArgument|InvalidGateway|InvalidPasswordHash|invalidConfig"
    r"|invalidHook|invalidTestNumber|unsupportedOperation|ofSource|refusal)\((?!let |_)"
)
ABOUT_FIELD = {"invalidArgument", "InvalidGateway", "InvalidPasswordHash"}

# Files whose texts are sentences, and those whose texts say what is wrong with a value.
SENTENCES = [
    "DialtoneFederation/Trials", "DialtonePush/Credentials/APNsKey", "DialtonePush/Credentials/APNsCertificate",
    "DialtoneBasics/Outbound/OutboundFailure", "DialtoneFlows/Import/ImportProblem", "PhoneNumbers/InvalidPhoneNumber",
    "DialtoneModel/Nodes/NodeWarning",
]  # fmt: skip
PROBLEMS = [
    "DialtoneModel/Projects/AppRules", "DialtoneModel/Messaging/Mails/InvalidMailText",
    "DialtoneModel/Messaging/Texts/InvalidMessageTemplate", "DialtoneModel/Projects/Settings/Branding/BrandLogo",
    "DialtoneBasics/Outbound/OutboundURL", "DialtoneTransfer/Jobs/ImportUpload", "DialtoneSMS/Gateways",
    "DialtoneSMPP/Settings",
]  # fmt: skip

# What no page of the console calls, or what no form of it can send.
NOT_CALLED = [
    "DialtoneServer/Endpoints/ProjectConfig", "DialtoneServer/Endpoints/OAuth/", "DialtoneServer/Endpoints/Accounts",
    "DialtoneServer/Endpoints/Audit", "DialtoneServer/Endpoints/Sessions", "DialtoneServer/Endpoints/AppVerification",
    "DialtoneServer/Pages", "DialtoneServer/Wire", "DialtoneServer/Endpoints/Admin/", "DialtoneServer/Decoding", "DialtoneServer/Routes",
    "DialtoneServer/Addresses", "DialtoneServer/Endpoints/Projects/ShowRecaptchaParams",
    "DialtoneDiagnostics", "DialtoneFederation/ProviderExchange", "DialtoneFederation/Identities", "dialtone/",
]  # fmt: skip

# Sentences that pages show in English: no form of the console can cause them, or they are about formats of other
# systems. Those with a value at their end consist of others.
ENGLISH = {
    "A bundle ID must be letters, digits, hyphens and dots.",
    "At most {1} second factors are allowed.",
    "Enrollment id already exists.",
    "Keep the provider's present certificate until then.",
    "Name a trigger, or at least one event.",
    "Name either a trigger or events.",
    "Send either a key or a certificate.",
    "Sign-in with this provider is not supported: its access tokens do not say which app they were issued for.",
    "Signed requests are not supported: signRequest must be false.",
    "Tenant id in userInfo does not match the tenant id in request.",
    "The clock of the node {1} is {2} s {1} the database's: synchronize both with NTP.",
    "The configuration is incomplete.",
    "The event of this hook cannot be changed.",
    "The event {1} does not exist.",
    "The form must be standard or firebase.",
    "The hook's URL {1}.",
    "The provider is disabled for this project.",
    "The trigger and the form of a hook cannot change; add another hook.",
    "The trigger {1} does not exist.",
    "This server does not send messages by gateways.",
    "U+0000 is not allowed in strings",
    "Use Google, Apple, an OpenID Connect provider or SAML.",
    "What happens on a failure must be deny or allow.",
    "app must have the platform server, because users can extract the secrets of other apps.",
    "clientId must be a confidential client, because public ones have no secret.",
    "cloudProject must be the ID of a Google Cloud project, and only with RECAPTCHA_ENTERPRISE, which requires it.",
    "federatedId or (providerId & rawId) is required",
    "field begins with the names of columns; remove the first line.",
    "field cannot change; add another app.",
    "field contains {link} more than once.",
    "field contains {link}, which only the body can contain.",
    "field does not contain {link}, without which the e-mail is useless.",
    "field has a part without users that is too long.",
    "field has the wrong type{1}.",
    "field has too many languages.",
    "field is a secret field.",
    "field is for development servers only.",
    "field is not a secret field.",
    "field must be an https URL{1}.",
    "field must be empty for an app with the platform {1}.",
    "field {1} is not allowed. {9}.",
    "field {1} {2}.",
    "fileName must have at most 200 bytes, and no characters that break lines or reorder text.",
    "from or messagingServiceSID must be set.",
    "hashAlgorithm is supported only with the formats firebase and firebase-csv.",
    "kind and the name of a gateway cannot change; add another one.",
    "kind cannot change; add another client.",
    "kind is for development servers only.",
    "minimumScore is only for RECAPTCHA_ENTERPRISE.",
    "not a date",
    "pageSize must not be negative.",
    "pageToken is not a token of this list.",
    "platform must be ios or android, and only with RECAPTCHA_ENTERPRISE.",
    "requirePkce must be true for a public client, which has no other proof.",
    "scopes must contain openid.",
    "sendGuard.prices must have a price for * if the currency is not {1}.",
    "service accounts are not imported",
    "settings must be JSON texts.",
    "src or powerpackUUID must be set, but not both.",
    "text must not contain U+0000.",
    "the row is not in the CSV format of firebase auth:export",
    "the user was deleted in the source system",
    "vendor has no keys.",
    "{1}: a hook of another form already exists.",
}

PROBLEM = re.compile(r"(must|is|are|has|have|does|needs|cannot|contains|begins|points)\b.* ")
SAMPLES = ("7", "7, 8")


def joined_literals(source, start, end):
    """The texts between two places; `+` joins literals and values to one text."""
    position = start
    while position < end:
        if source[position] != '"':
            position += 1
            continue
        text, position = literal(source, position)
        while plus := re.match(r"\s*\+\s*", source[position:]):
            position += plus.end()
            if source[position] == '"':
                more, position = literal(source, position)
                text += more
                continue
            value = re.match(r"[\w.\\]+", source[position:])
            if not value:
                break
            position += value.end()
            if source[position] == "(":
                position = end_of_call(source, position)
            while tail := re.match(r"\.\w+", source[position:]):
                position += tail.end()
                if source[position] == "(":
                    position = end_of_call(source, position)
            text += "{9}"
        yield text


def sentences(source, path):
    """The sentences of a file; `path` is relative to the folder of the sources."""
    source = re.sub(r"(?m)^\s*//.*$", "", source)
    if any(path.startswith(place) for place in NOT_CALLED):
        return
    for call in REFUSAL.finditer(source):
        texts = list(joined_literals(source, call.end(), end_of_call(source, call.end() - 1) - 1))
        if not texts:
            continue
        if call["name"] in ABOUT_FIELD:
            arguments = source[call.end() : end_of_call(source, call.end() - 1)]
            has_field = re.match(r'\s*(field:\s*)?"', arguments) is not None
            field, problems = (texts[0], texts[1:]) if has_field else ("field", texts)
            yield from (f"{field} {problem.removeprefix(field + ' ').removesuffix('.')}." for problem in problems)
        elif call["name"] == "refusal":
            yield from (f"The file {text}." for text in texts if PROBLEM.match(text))
        else:
            yield from texts
    if any(path.startswith(place) for place in PROBLEMS):
        yield from (f"field {text}." for text in joined_literals(source, 0, len(source)) if PROBLEM.match(text))
    if any(path.startswith(place) for place in SENTENCES):
        yield from (
            text.strip() for text in joined_literals(source, 0, len(source)) if re.search(r"[a-z] [a-z]", text)
        )


def unlisted(folder):
    """What is wrong with the lists of `APIText` for the Swift sources in a folder."""
    languages = folder / "DialtoneServer/Pages/Console/Languages"
    lists = Lists({path.stem: path.read_text() for path in languages.glob("*.swift")})
    english, found = set(), []
    for path in sorted(folder.rglob("*.swift")):
        place = str(path.relative_to(folder))
        for sentence in sorted(set(sentences(path.read_text(), place))):
            if sentence in ENGLISH:
                english.add(sentence)
            elif not lists.knows(sentence):
                found.append(f"{place} has a sentence that APIText does not list: {sentence}")
    return found + [f"ENGLISH has a sentence that is not used: {text}" for text in sorted(ENGLISH - english)]


class Lists:
    """The lists of `APIText`."""

    def __init__(self, sources):
        """`sources` are the texts of the files by their names."""
        words, texts, fields = set(), [], []
        for name, source in sources.items():
            source = re.sub(r"(?m)^\s*//.*$", "", source)
            for table in re.finditer(r"static let (\w+): (Set<String>|\[String\]|\[String: .*\]) = (?=\[)", source):
                found = list(joined_literals(source, table.end(), end_of_list(source, table.end())))
                if name == "APIField":
                    fields += found[::2]
                elif table[2] == "Set<String>":
                    words |= set(found)
                else:
                    texts += found
        kinds = re.findall(r"(?m)^        case ([\w, ]+)$", sources["SentencePattern"])
        names = set(", ".join(kinds).split(", "))
        field = "|".join(re.escape(name) for name in fields if " " in name) + r"|\S+"
        forms = {"field": f"(?:{field})", "list": r"\S+(?:(?:,| or| and) \S+)*", "text": ".+", "reason": ".+"}
        self.words = words
        self.forms = []
        for text in texts:
            parts = re.split(r"(\{\w+\})", text)
            pattern = "".join(
                forms.get(part[1:-1], r"\S+") if part[1:-1] in names and part[:1] == "{" else re.escape(part)
                for part in parts
            )
            self.forms.append(re.compile(pattern, re.S))

    def knows(self, text):
        """Whether pages can show a sentence in other languages, with any of the sample values."""
        return any(self._knows(re.sub(r"\{\d+\}", sample, text)) for sample in SAMPLES)

    def _knows(self, text):
        if self._has(text):
            return True
        parts = re.split(r"(?<=\.) ", text)
        return len(parts) > 1 and all(self._has(part) for part in parts)

    def _has(self, text):
        return text in self.words or any(form.fullmatch(text) or form.fullmatch(text + ".") for form in self.forms)
