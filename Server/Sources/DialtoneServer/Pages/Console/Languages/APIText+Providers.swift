/// What the admin API says about identity providers and Apple's push service.
extension APIText {
    static let providers: [String] = [
        // The configuration of a provider.
        """
        The client secret belongs to the former issuer. Enter the secret together with the new \
        issuer, or remove it first.
        """,
        "{field} must have {least} to {most} certificates.",
        "{field} is not a certificate in PEM.",
        "The provider is disabled, so users cannot sign in with it.", "Enable it after the test.",
        "No client ID is configured, so no ID token has the right audience.",
        "No issuer is configured.", "Enter the values that the provider publishes.",

        // Whether its addresses can be reached.
        "{name} cannot be reached: {reason}.", "{name} responds with status {number}.",
        """
        If the provider is in your own network, add it to the setting outbound.allow of the server.
        """,
        "Check the spelling of the host, and the DNS settings of this server.",
        """
        Check the host and the port, and that the firewall lets this server connect. If the \
        provider's certificate is from your own authority, add it to the setting \
        outbound.authorities.
        """,
        """
        Test again. If it happens again, ask the provider, or look at the firewall between it and \
        this server.
        """,
        """
        Enter the issuer exactly as the provider's documentation shows it: https, with www or \
        without, and with its path.
        """,
        "{name} returns the discovery document.", "{name} returns no JSON document.",
        "Check that the address is that of the issuer, and not of its sign-in page or of a proxy.",

        // What it publishes.
        "Ask the provider to correct this.", "The document names the configured issuer.",
        "The document has no {name}.",
        "The document names another issuer, {name}, so its tokens are refused.",
        "If you trust it, enter it as the issuer, letter by letter; a slash at the end counts.",
        "Apps that get ID tokens from the provider's own SDK do not need it.",
        "The provider does not offer the response type {name}.",
        "Turn the code flow off, or ask the provider.",
        "Turn the code flow on, and enter the client secret.", "The sign-in page is {name}.",
        "The document does not say how ID tokens are signed.",
        "Make sure that it is {list}: others are refused.",
        "ID tokens are signed with {list}, which the server does not accept.",
        "Choose one of {list} at the provider.", "ID tokens can be signed with {list}.",
        "{name} has no key that can verify ID tokens.",
        """
        Some of the {number} keys have no ID (kid), so tokens that are signed with them are refused.
        """,
        "ID tokens can be verified.",

        // Its client secret.
        "No client secret is stored, so the server's own pages cannot sign users in.",
        "Enter the values that the provider gave your app.",
        """
        The provider refuses only the made-up code of this test, and does not object to client ID \
        and client secret.
        """,
        "The provider refuses client ID or client secret ({text}).",
        """
        Enter both again. At the provider, check that the client exists, that its secret has not \
        expired, and that it may use authorization codes.
        """,
        "The provider does not say whether the client ID and the client secret are correct (status {text}).",
        "Check that the callback URL is registered at the provider, and sign in once with the provider.",
        "Sign a new client secret with the key from Apple's developer account.",
        "The client secret is not the signed token that Apple expects.",
        "The client secret has expired.",
        "The client secret is valid until {date}.",

        // Its certificates.
        "Users are sent to {name} without encryption.",
        "Users are sent to {name}. Only their browsers connect to it, so it was not tested.",
        """
        Ask the provider for its next certificate, and add it beside this one. The server accepts \
        the key even after the certificate expires, but the provider may stop using it.
        """,
        "Certificate {number} is valid only from {date}.",

        "Certificate {number} is valid until {date}.",

        // Keys of Apple's push service.
        "The certificate cannot be parsed.",
        "The certificate expired on {date}. Create a new one on Apple's developer site.",
        "Use a certificate for the Apple Push Notification service.",
        "The certificate and the private key do not match.",
        """
        The file is not a P-256 private key. Use the file AuthKey_….p8 from Apple's developer \
        site, unchanged.
        """,
    ]

    /// The sentences that pages show in the words of another one, by that one.
    static let sameProviders: [String: [String]] = [
        "Enter the values that the provider publishes.": [
            "Enter the issuer that the provider publishes.",
            "Enter the values from the provider's metadata.",
            "Enter the provider's address with https.",
            """
            Enter the address that the provider publishes. The settings outbound.allow and \
            outbound.allowPlainHTTP of the server permit addresses in your own network.
            """,
        ],
        "Enter the values that the provider gave your app.": [
            "Enter the client ID that the provider gave your app.",
            "Enter the client secret that the provider gave your app.",
        ],
        "{name} responds with status {number}.": [
            "{name} redirects (status {number}). The server follows no redirects."
        ],
        """
        Enter the issuer exactly as the provider's documentation shows it: https, with www or \
        without, and with its path.
        """: ["Enter the issuer exactly as the provider's documentation shows it, with its path."],
        "Check that the address is that of the issuer, and not of its sign-in page or of a proxy.":
            [
                """
                The response is larger than any discovery document. Check that the address is that \
                of the issuer.
                """
            ],
        "Ask the provider to correct this.": [
            "Ask the provider.", "Ask the provider for its issuer.",
            "Ask the provider to publish its address with https.",
            "Ask the provider to publish its keys.", "Ask the provider to give its keys IDs.",
            """
            The provider must publish a key for signatures, of the type RSA, EC on P-256, or OKP \
            on Ed25519.
            """,
        ],
        "The document has no {name}.": [
            "The document names no {name}.",
            "The document has no {name}, so users cannot be sent to the provider.",
            "The document has no {name}, so ID tokens cannot be verified.",
            "The document has no {name}, so codes cannot be exchanged for tokens.",
        ],
        "Turn the code flow off, or ask the provider.": [
            "Ask the provider, or turn the code flow off."
        ],
        "Users are sent to {name} without encryption.": [
            "The sign-in page, {name}, is not an https address."
        ],
        "Certificate {number} is valid until {date}.": [
            "Certificate {number} ended on {date}.", "Certificate {number} ends on {date}.",
        ],
        "The client secret is not the signed token that Apple expects.": [
            "The client secret is for another client ID: its claim sub differs."
        ],
        "The client secret is valid until {date}.": ["The client secret ends on {date}."],
        "ID tokens can be verified.": [
            "One key can verify ID tokens.", "{number} keys can verify ID tokens.",
        ],
        """
        Enter both again. At the provider, check that the client exists, that its secret has not \
        expired, and that it may use authorization codes.
        """: ["Enter both again, and check at the provider that the secret has not expired."],
        "Use a certificate for the Apple Push Notification service.": [
            "The certificate does not name an app.",
            "The certificate names an app that is not a valid bundle ID.",
        ],
    ]
}
