/// What the admin API says about numbers, texts and gateways, and about hooks.
extension APIText {
    static let messages: [String] = [
        // Phone numbers.
        "Write it as {example}.", "The phone number is malformed.",
        "The phone number has no country calling code.",
        "The phone number has the wrong length for its country.",
        """
        The phone number is possible but not valid: it is in no range of its country's numbering \
        plan. Use a valid number such as {example}, or add this one as a test number.
        """,
        "an account already has this number", "the code must have six digits",
        "A project can have at most {limit}.",

        // Senders.
        "{field} must be a number, a short code, or up to 11 letters and digits.",

        // Texts of messages and mails.
        "{field} begins or ends with a space.",
        """
        {field} contains {name}, which breaks a line, is invisible or changes the direction of text.
        """,
        "{field} contains {name}, which is not a placeholder of this text.",
        "{field} contains a brace that is not part of a placeholder.",
        """
        {field} contains {name}, which binds a code to a website; only the last line can contain \
        it, and the server adds that line.
        """,
        "{field} must contain {code} once.",
        "{field} has {name} next to {code}, so phones cannot find the code.",
        "{field} has a digit or {code} next to {app}.",
        """
        {field} has a line break at its start or end, before {code}, or after another line break.
        """,
        "{field} contains the number {number}, which phones may mistake for the code.",
        """
        {field} contains {name}, which looks like a link and is not one of the project's domains.
        """,

        // Gateways.
        "{field} must be a country such as DE, a prefix such as +4915, or default.",
        "The gateway {name} accepted the message.",
        "The gateway {name} rejected the message ({list}): {text}",
        "The gateway {name} gave no clear response ({list}): {text}",

        // Hooks.
        "The timeout must be 1 to 30 seconds.", "The hook must name at least one event.",
        "Only hooks that run before an event can have the form firebase.",
        "The project already has a hook for this trigger.",
        "The delivery does not exist or is still pending.",
        "The hook would have refused the operation: {text}",
        "The hook has accepted the event.",
        "The hook failed: {reason}.", "it responded with status {number}",
        "its response is not valid: {text}",
        "it failed several times in a row, or has too many requests in progress",

        // Why an address cannot be reached.
        "the host is in a network that is not allowed", "the host has no address",
        "the connection failed ({text})", "no response within the time limit",
        "the response is too large",

        // Nodes of a cluster.
        "The node {name} has not been seen since {date}.", "The node {name} is not ready.",
        "The nodes differ in their version, schema or numbering plan: {list}.",
        "The clocks of the node {name} and the database differ by {number} s.",
    ]

    /// The sentences that pages show in the words of another one, by that one.
    static let sameMessages: [String: [String]] = [
        "The phone number is malformed.": [
            "No country has the phone number's calling code.", "The phone number has an extension.",
            "phone number format is invalid",
            "Phone number format is invalid",
        ],
        "{field} must be a number, a short code, or up to 11 letters and digits.": [
            "{field} must be a number or up to 11 letters and digits.",
            """
            {field} must be up to 11 letters and digits with a letter among them, a number like \
            {example}, or a short code of 3 to 8 digits.
            """,
        ],
        """
        {field} contains {name}, which breaks a line, is invisible or changes the direction of text.
        """: ["{field} contains {name}, which is invisible or changes the direction of text."],
        "{field} contains a brace that is not part of a placeholder.": [
            "{field} contains a brace that is not part of {code} or {app}."
        ],
        "The phone number has the wrong length for its country.": [
            "The phone number is too short for its country.",
            "The phone number is too long for its country.",
            "The country has no phone numbers of this length.",
        ],
        "{field} must have {least} to {most} characters.": [
            """
            {field} must be {least} to {most} visible characters without @, # or numbers of four \
            digits.
            """,
            """
            {field} must be {least} to {most} visible characters in one line, without @, #, <, > \
            and ".
            """,
        ],
        "{field} must contain {code} once.": [
            "{field} does not contain {code}.", "{field} contains {code} more than once.",
        ],
        "A project can have at most {limit}.": [
            "A project can have at most {limit} hooks.",
            "A project can have at most {limit} identity providers.",
        ],
        "{field} contains {name}, which is not a placeholder of this text.": [
            "{field} contains {name}; the placeholders of this mail are {list}.",
            "{field} contains {name}; placeholders have the form {email}.",
            "{field} contains {name}; the only placeholders are {code} and {app}.",
        ],
        "The gateway {name} rejected the message ({list}): {text}": [
            "The gateway {name} rejected the message temporarily ({list}): {text}",
            "The gateway {name} blocked the message as fraud ({list}): {text}",
        ],
        "The hook has accepted the event.": ["The hook would have allowed the operation."],
        "The nodes differ in their version, schema or numbering plan: {list}.": [
            "The nodes run different versions: {list}.",
            "The nodes know different schemas: {list}.",
            "The nodes use different numbering plans: {list}.",
        ],
        "The gateway {name} accepted the message.": [
            "The gateway {name} accepted the message as {list}."
        ],
        "The clocks of the node {name} and the database differ by {number} s.": [
            """
            The clock of the node {name} is {number} s behind the database's: synchronize both \
            with NTP.
            """,
            """
            The clock of the node {name} is {number} s ahead of the database's: synchronize both \
            with NTP.
            """,
        ],
        "the connection failed ({text})": ["the connection was lost ({text})"],
    ]
}
