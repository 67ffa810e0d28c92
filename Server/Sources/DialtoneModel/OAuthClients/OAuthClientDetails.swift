package import DialtoneBasics

/// The rules of a client: where its users may be sent, and what it may learn of them.
package struct OAuthClientDetails: Hashable, Sendable {
    /// The addresses to which users return after a sign-in.
    package var redirects: [String] = []

    /// The addresses to which users may return after signing out.
    package var postLogoutRedirects: [String] = []

    /// The scopes that the client may request.
    package var scopes = OpenIDScopes.all

    /// Whether the operator runs the client, so that users are not asked for their consent.
    package var isFirstParty = true

    /// Whether requests need a code challenge (PKCE); public clients always need one.
    package var requiresCodeChallenge = true

    /// The audience of the client's access tokens; `nil` for the issuer.
    package var audience: String?

    /// Whether the client gets no tokens, and its existing ones are refused.
    package var isDisabled = false

    /// The secrets of a confidential client, newest last.
    package var secrets: [StoredAppSecret] = []

    package init() {}
}

extension OAuthClientDetails: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&redirects, forKey: .redirects)
        try container.update(&postLogoutRedirects, forKey: .postLogoutRedirects)
        try container.update(&scopes, forKey: .scopes)
        try container.update(&isFirstParty, forKey: .isFirstParty)
        try container.update(&requiresCodeChallenge, forKey: .requiresCodeChallenge)
        audience = try container.decodeIfPresent(String.self, forKey: .audience)
        try container.update(&isDisabled, forKey: .isDisabled)
        try container.update(&secrets, forKey: .secrets)
    }

    private enum CodingKeys: String, CodingKey {
        case redirects, postLogoutRedirects, scopes, isFirstParty, requiresCodeChallenge
        case audience, isDisabled, secrets
    }
}

extension OAuthClient {
    /// Whether a request without a code challenge is refused.
    package var needsCodeChallenge: Bool {
        kind == .public || details.requiresCodeChallenge
    }

    /// Whether `secret` is one of the client's secrets and has not expired.
    package func hasSecret(_ secret: AppSecret, at now: Timestamp) -> Bool {
        details.secrets.contains(secret, at: now)
    }

    /// Returns the address of a request if the client registered it; `nil` for any other text.
    ///
    /// The text must be equal. Only the port of a loopback address of a public client is free,
    /// because the operating system assigns it (RFC 8252, section 7.3).
    package func redirect(_ text: String) -> ClientRedirect? {
        guard let asked = ClientRedirect(text) else { return nil }
        let isRegistered = details.redirects.contains { registered in
            registered == text
                || (kind == .public
                    && ClientRedirect(registered)?.differsInPort(from: asked) == true)
        }
        return isRegistered ? asked : nil
    }

    /// Returns the address for the return after signing out, if the client registered it.
    package func postLogoutRedirect(_ text: String) -> ClientRedirect? {
        details.postLogoutRedirects.contains(text) ? ClientRedirect(text) : nil
    }
}
