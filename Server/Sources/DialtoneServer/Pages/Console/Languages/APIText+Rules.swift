/// What the rules of the admin API say about a value; `{field}` is its name.
extension APIText {
    static let rules: [String] = [
        // Any value.
        "{field} is missing.", "{field} is not valid.",
        "{field} is in use.", "{field} does not exist.",
        "{field} is too long.", "{field} must be one of {list}.",
        "{field} must be {least} to {most}.",
        "{field} must have {least} to {most} characters.",
        """
        {field} must have {least} to {most} characters, and none that break lines or reorder text.
        """,
        "{field} must have at most {limit} characters.",
        "{field} must have at most {limit} entries.", "{field} must not contain duplicates.",
        "{field} must have at most {limit} entries, each of them once.",
        "{field} must be letters and digits.",
        "{field} must have {least} to {most} letters, digits, - and _.",
        "{field} must have {least} to {most} lowercase letters, digits and hyphens.",
        "{field} must have the form {example}.", "{field} must be a single line of text.",
        "{field} must contain country codes such as {example}.",

        // Addresses.
        "{field} is not a valid URL.", "{field} must be an https URL.",
        "{field} points to a network that is not allowed.",
        "{field} {text} is not allowed.", "It must be an https URL without a fragment.",
        """
        It must be an https URL without a fragment, begin with {list}, or have a scheme with a \
        dot, such as {example}.
        """,
        """
        {field} must contain only host names, such as {example}, without a scheme, a port, a path \
        or a wildcard: {text} matches no page.
        """,

        // Apps, keys and operators.
        "{field} is still valid; remove it first.",
        "{field} must be SHA-256 digests, with 64 hexadecimal digits; {text} is not.",
        "{field} must have 1 to 64 letters, digits, '.', '_', '@', '+' or '-'.",
        "{field} must be the URL or the name of an API, and not the project or the client.",

        "{field} must be the JSON key file of a Google service account.",
        "{field} has a private key that cannot be used.",

        // Settings.
        "{field} must be a PNG or WebP image.", "{field} must have at most {limit} KB.",
        "{field} must have at most {limit} pixels on each side.",
        """
        {field} has a contrast of {number} to the page, and needs {least}; {example} is legible.
        """,
    ]

    /// The sentences that pages show in the words of another one, by that one.
    static let sameRules: [String: [String]] = [
        "{field} is missing.": [
            "{field} is empty.", "{field} must not be empty.",
            "{field} must have at least one address.", "{field} must contain a role.",
            "{field} must have a sender ID, entity ID or template ID.",
        ],
        "{field} is not valid.": [
            "{field} is invalid.", "{field} is not valid anymore.", "{field} cannot be read.",
            "{field} is unknown.", "{field} are unknown.", "{field} is not supported.",
            "{field} is not a setting.", "{field} is not a setting of sendGuard.",
            "{field} has the wrong type.", "{field} has the wrong type; the default is {text}.",
            "{field} is out of range.", "{field} must be a device token in hexadecimal.",
            "{field} must be a bundle ID.", "{field} must be an IP address.",
            "{field} must be a tag such as de or pt-br.",
            "{field} must be a number, a prefix or a subject such as {example}.",
            "{field} must be the vendor's secret key, without spaces.",
            "{field} must be a .p12 file in base64.",
            "{field} is not a bcrypt hash.", "{field} is not base64.", "{field} is incomplete.",
            "{field} has the wrong length.", "{field} has an unknown format.",
            "{field} has an unknown version.", "{field} has no base64 in {name}.",
            "{field} has no number in {name}.", "{field} must be a power of two.",
            "{field} must be {number} bytes, or {most} hexadecimal digits.",
            "{field} must be the name of an AWS region.", "{field} must be the ARN of a topic.",
            "{field} must be a UUID.", "{field} is not a PEM file of certificates.",
            "{field} contains characters that are not ASCII.",
            "{field} must be two letters followed by 32 letters and digits.",
            "{field} must be whsec_ and 24 to 64 bytes in base64.",
        ],
        "{field} {text} is not allowed.": [
            "{field} must be https URLs without a fragment, such as {example}; {text} is not."
        ],
        "{field} is too long.": ["{field} is too long or contains control characters."],
        "{field} must be letters and digits.": [
            "{field} must be uppercase letters and digits.",
            "{field} must be ten uppercase letters and digits.",
        ],
        "{field} does not exist.": ["{field} {name} does not exist."],
        "{field} is in use.": [
            "{field} is in use by another app.", "{field} belonged to an app of another project.",
        ],
        "{field} must be one of {list}.": [
            "{field} must be {list}.", "{field} must be one of {list}, or null.",
            "{field} is not one of {list}.",
        ],
        "{field} must be {least} to {most}.": [
            "{field} must be from {least} to {most}.",
            "{field} is not a number from {least} to {most}.",
        ],
        "{field} must have {least} to {most} characters.": [
            "{field} is not {least} to {most} characters long.",
            "{field} must be {least} to {most} digits.",
        ],
        """
        {field} must have {least} to {most} characters, and none that break lines or reorder text.
        """: ["{field} must have {least} to {most} characters, and no control characters."],
        "{field} must have at most {limit} characters.": [
            "{field} must have at most {limit} characters, and no control characters.",
            "{field} is longer than {limit} characters.",
        ],
        "{field} must have at most {limit} entries.": [
            "{field} must have at most {limit} addresses.",
            "{field} must have at most {limit} texts.",
            "{field} must have at most {limit} apps.",
            "{field} must have at most {limit} numbers.",
            "{field} must have at most {limit} lines.",
            "{field} must have at most {limit} texts with {most} characters in total.",
        ],
        "{field} must not contain duplicates.": [
            "{field} must not name a kind twice.", "{field} must not name a gateway twice.",
        ],
        "{field} must have at most {limit} entries, each of them once.": [
            "{field} must have at most {limit} addresses, each of them once."
        ],
        "{field} must have {least} to {most} letters, digits, - and _.": [
            "{field} must be {least} to {most} letters, digits, - and _."
        ],
        "{field} must have {least} to {most} lowercase letters, digits and hyphens.": [
            "{field} must be {least} to {most} lowercase letters, digits and hyphens."
        ],
        "{field} must have the form {example}.": [
            "{field} must be a bundle ID, such as {example}.",
            "{field} must be a package name, such as {example}.",
            "{field} must be ten uppercase letters and digits, such as {example}.",
            "{field} must be a time such as {example}.",
            "{field} must be a price such as {example}.",
            "{field} must be an ISO 3166 code, such as {example}.",
            "{field} must be an ISO 4217 code, such as {example}.",
            "{field} must be e-mail addresses such as {example}.",
            "{field} must be an address in lower case, such as {example}.",
            "{field} must be a domain in lower case, such as {example}.",
            "{field} must be a lowercase host name, such as {example}.",
            "{field} must be the 11-character hash of an Android app, such as {example}.",
            "{field} must be IP addresses and networks, such as {example}.",
            "{field} must name a language, such as {example}.",
            "{field} {text} is not a mail and a language, such as {example}.",
            "{field} {name} must be written {example}.",
            """
            {field} {text} is neither an https origin, such as {example}, nor \
            android:apk-key-hash: with a SHA-256 digest in base64url.
            """,
        ],
        "{field} must be a single line of text.": ["{field} must not contain control characters."],
        "{field} must contain country codes such as {example}.": [
            "{field} must contain country codes of two capital letters, such as {example}.",
            "{field} must be ISO 3166 country codes, such as {example}.",
            "{field} {name} is not an ISO 3166 code, such as {example}.",
            "{field} {name} is neither a country code such as {example} nor * for all others.",
        ],
        "{field} is not a valid URL.": [
            "{field} is not a URL.", "{field} has no host.", "{field} has an invalid port.",
            "{field} is not an http or https URL.",
            "{field} must not contain a user name or password.",
            "{field} must not have a fragment.",
        ],
        "{field} must be an https URL.": [
            "{field} must begin with https://.",
            "{field} must be an https URL, or mailto: and an e-mail address.",
            """
            {field} must be an https URL; http is for an app on the developer's own machine, and \
            only if authorizedDomains contains its host, such as localhost.
            """,
        ],
    ]
}
