extension ConsoleSettingGroup {
    /// Texts, senders and recipients of messages.
    static let messages = ConsoleSettingGroup(
        id: "messages",
        title: "Messages",
        lead: """
            What messages say, who sends them, where they can be sent, who gets alerts, and which \
            pages sign-in screens link to.
            """,
        settings: [
            ConsoleSetting(
                "smsRegions.allowed",
                "Allowed countries",
                """
                Country codes of two capital letters, one per line: messages are sent only to \
                numbers of these countries, and users with other numbers get no codes. Without a \
                list, all countries except the denied ones are allowed, which makes fraud easy; an \
                empty list blocks all messages.
                """,
                .optionalLines(all: "No list: all countries except the denied ones"),
                danger: .change
            ),
            ConsoleSetting(
                "smsRegions.denied",
                "Denied countries",
                """
                Country codes of two capital letters, one per line: numbers of these countries \
                get no messages, so their users cannot sign in. The list has no effect if there is \
                a list of allowed countries.
                """,
                .lines,
                danger: .change
            ),
            ConsoleSetting(
                "messages.name",
                "Name in messages",
                """
                The name of your app in messages, if it is not the project's name: 1 to 30 visible \
                characters without @, # or numbers of four digits or more. A shorter name leaves \
                more room for the text.
                """,
                .optionalText
            ),
            ConsoleSetting(
                "messages.defaultLanguage",
                "Default language",
                """
                The language for users whose own language has no text, such as de or pt-br; empty \
                for English.
                """,
                .optionalText
            ),
            ConsoleSetting(
                "messages.texts",
                "Your own texts",
                """
                Up to 200 texts by language, such as “{code} ist dein {app}-Code.” Each contains \
                {code} once and has up to 300 characters; a text that needs more than one part \
                costs more. The Texts page has an editor with a preview.
                """,
                .table(.messageTexts)
            ),
            ConsoleSetting(
                "messages.domain",
                "Domain that codes are bound to",
                """
                A host such as shop.example.com, which the last line of messages contains. iOS, \
                Safari and Chrome then offer the code only there and in its apps, which protects \
                users from phishing pages.
                """,
                .optionalText
            ),
            ConsoleSetting(
                "messages.appHash",
                "Hash of the Android app",
                """
                The 11-character hash of your app, such as FA+9qCX9VSu, which the last line of \
                messages for Android contains. Only the app with this hash can read the code \
                without asking the user, so a wrong hash turns that off.
                """,
                .optionalText
            ),
            ConsoleSetting(
                "messages.senders",
                "Sender IDs by country",
                """
                A number, a short code, or up to 11 letters and digits, by country, with * for all \
                other countries; India also needs an entity ID and a template ID. Networks do not \
                deliver messages with a sender that they do not accept.
                """,
                .table(.senders)
            ),
            ConsoleSetting(
                "messages.apps",
                "Texts of single apps",
                """
                Name, texts, domain and hash of an app, which replace those above for the app. \
                Missing values are taken from above.
                """,
                .apps(["name", "texts", "domain", "appHash"])
            ),
            ConsoleSetting(
                "mails.senderName",
                "Sender name of e-mails",
                """
                The name that e-mail programs show, if it is not the project's name: up to 60 \
                visible characters in one line.
                """,
                .optionalText
            ),
            ConsoleSetting(
                "mails.from",
                "Sender address of e-mails",
                """
                An address of the server's mail domain, or of one in mail.senderDomains of the \
                server's configuration; otherwise the server's address is used. E-mails with a \
                domain whose SPF and DKIM records do not allow the mail server end up as spam.
                """,
                .optionalText
            ),
            ConsoleSetting(
                "mails.replyTo",
                "Address for replies to e-mails",
                """
                Where replies of users go, if not to the address in the server's configuration.
                """,
                .optionalText
            ),
            ConsoleSetting(
                "mails.texts",
                "Your own e-mails",
                """
                E-mails whose text differs from the built-in one, by language. The E-mails tab of \
                Texts has an editor with a preview.
                """,
                .table(.mailTexts)
            ),
            ConsoleSetting(
                "alerts.mailTo",
                "Recipients of alerts",
                """
                Up to 10 e-mail addresses, one per line, that get an e-mail about caps, holds, \
                guessed numbers and gateways that fail. Without a recipient or a hook, alerts \
                appear only in the log; e-mails need a mail server.
                """,
                .lines
            ),
            ConsoleSetting(
                "links.terms",
                "Terms of service",
                """
                An https URL that sign-in screens link to. Anyone with an API key of the project \
                can read it.
                """,
                .optionalText
            ),
            ConsoleSetting(
                "links.privacy",
                "Privacy policy",
                """
                An https URL that sign-in screens link to. Anyone with an API key of the project \
                can read it.
                """,
                .optionalText
            ),
            ConsoleSetting(
                "links.support",
                "Help for users",
                """
                An https URL, or mailto: and an address, that sign-in screens link to. Users who \
                lose their second factor are sent there.
                """,
                .optionalText
            ),
        ]
    )
}
