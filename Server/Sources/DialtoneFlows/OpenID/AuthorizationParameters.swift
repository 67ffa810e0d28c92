package import DialtoneBasics
package import DialtoneModel
import DialtoneIDTokens
import Foundation

/// The parameters of a request to the authorization endpoint, unchecked.
package struct AuthorizationParameters: Sendable {
    private let values: [String: String]
    private let repeated: Set<String>

    /// Creates parameters from the fields of a query or form, in their order.
    package init(_ fields: [(name: String, value: String)]) {
        var values: [String: String] = [:]
        var repeated: Set<String> = []
        for (name, value) in fields {
            if values.updateValue(value, forKey: name) != nil { repeated.insert(name) }
        }
        self.values = values
        self.repeated = repeated
    }

    /// The value of a parameter; `nil` if it is missing or empty, which means the same (RFC 6749).
    subscript(name: String) -> String? {
        values[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The client and the address, before which no error may be sent anywhere.
    ///
    /// `nil` if one is missing or repeated.
    package var destination: (client: OAuthClientID, redirect: String)? {
        guard !repeated.contains("client_id"), !repeated.contains("redirect_uri"),
            let client = self["client_id"], let redirect = self["redirect_uri"]
        else { return nil }
        return (OAuthClientID(rawValue: client), redirect)
    }

    /// The value to repeat in every response; `nil` if there is none, or more than one.
    package var state: String? { repeated.contains("state") ? nil : self["state"] }

    /// The mode of the response, also of one that refuses the request.
    package var responseMode: AuthorizationRequest.ResponseMode {
        self["response_mode"].flatMap(AuthorizationRequest.ResponseMode.init(rawValue:)) ?? .query
    }

    /// The languages of the user, in order of preference.
    package var languages: [String] {
        (self["ui_locales"] ?? "").split(separator: " ").prefix(8).map(String.init)
    }

    /// The ID token that the client sent as a hint.
    package var idTokenHint: String? { self["id_token_hint"] }
}

extension AuthorizationParameters {
    private static let textLimit = 2_048
    private static let hintLimit = 320

    /// Returns the request of `client` that they describe.
    ///
    /// Throws an error that the client's address may receive; `redirect` is checked already.
    package func request(
        of client: OAuthClient,
        to redirect: ClientRedirect,
        at now: Timestamp
    ) throws(OAuthRefusal) -> AuthorizationRequest {
        try checkForm()
        var request = AuthorizationRequest(
            clientID: client.id,
            redirect: redirect.text,
            responseMode: responseMode,
            state: state,
            askedAt: now
        )
        request.nonce = self["nonce"]
        request.challenge = try challenge(for: client)
        request.scopes = try scopes(of: client)
        request.prompts = try prompts()
        request.maximumAge = try maximumAge()
        request.loginHint = self["login_hint"].map { String($0.prefix(Self.hintLimit)) }
        request.languages = languages
        let claims = try RequestedClaims(parsing: self["claims"])
        request.idTokenClaims = claims.idToken
        request.levels = claims.levels ?? levels(in: self["acr_values"])
        request.needsLevel = claims.needsLevel
        return request
    }

    private func checkForm() throws(OAuthRefusal) {
        if let name = repeated.sorted().first {
            throw OAuthRefusal(.invalidRequest, "A parameter is repeated: \(Self.shown(name)).")
        }
        for name in ["state", "nonce"] {
            guard (values[name]?.utf8.count ?? 0) <= Self.textLimit else {
                throw OAuthRefusal(
                    .invalidRequest,
                    "\(name) must have at most \(Self.textLimit) bytes."
                )
            }
        }
        if self["request"] != nil {
            throw OAuthRefusal(.requestNotSupported, "Request objects are not supported.")
        }
        if self["request_uri"] != nil {
            throw OAuthRefusal(.requestURINotSupported, "Request objects are not supported.")
        }
        if self["registration"] != nil {
            throw OAuthRefusal(.registrationNotSupported, "Register the client at the server.")
        }
        guard let type = self["response_type"] else {
            throw OAuthRefusal(.invalidRequest, "response_type is missing.")
        }
        guard type == "code" else {
            throw OAuthRefusal(.unsupportedResponseType, "response_type must be code.")
        }
        if let mode = self["response_mode"],
            AuthorizationRequest.ResponseMode(rawValue: mode) == nil
        {
            throw OAuthRefusal(.invalidRequest, "response_mode must be query or form_post.")
        }
    }

    private func challenge(for client: OAuthClient) throws(OAuthRefusal) -> CodeChallenge? {
        guard let text = self["code_challenge"] else {
            if self["code_challenge_method"] != nil || client.needsCodeChallenge {
                throw OAuthRefusal(.invalidRequest, "code_challenge is missing (PKCE, S256).")
            }
            return nil
        }
        // Without a method, the challenge would be the secret itself.
        guard self["code_challenge_method"] == CodeChallenge.method else {
            throw OAuthRefusal(.invalidRequest, "code_challenge_method must be S256.")
        }
        guard let challenge = CodeChallenge(text) else {
            throw OAuthRefusal(.invalidRequest, "code_challenge is not a SHA-256 in base64url.")
        }
        return challenge
    }

    private func scopes(of client: OAuthClient) throws(OAuthRefusal) -> OpenIDScopes {
        let asked = OpenIDScopes(parsing: self["scope"] ?? "")
        guard asked.contains(.openid) else {
            throw OAuthRefusal(.invalidScope, "scope must contain openid.")
        }
        return asked.intersection(client.details.scopes)
    }

    private func prompts() throws(OAuthRefusal) -> Set<AuthorizationRequest.Prompt> {
        var prompts: Set<AuthorizationRequest.Prompt> = []
        for name in (self["prompt"] ?? "").split(separator: " ") {
            guard let prompt = AuthorizationRequest.Prompt(rawValue: String(name)) else {
                throw OAuthRefusal(
                    .invalidRequest,
                    "prompt must be none, or some of login, consent and select_account."
                )
            }
            prompts.insert(prompt)
        }
        guard !prompts.contains(.none) || prompts.count == 1 else {
            throw OAuthRefusal(.invalidRequest, "prompt must contain nothing besides none.")
        }
        return prompts
    }

    private func maximumAge() throws(OAuthRefusal) -> TimeSpan? {
        guard let text = self["max_age"] else { return nil }
        guard let seconds = Int64(text), seconds >= 0 else {
            throw OAuthRefusal(.invalidRequest, "max_age must be a number of seconds.")
        }
        // A ticket cannot carry an age of more than a thousand years.
        return min(.seconds(seconds), .days(36_500))
    }

    private func levels(in text: String?) -> [AuthenticationLevel] {
        (text ?? "").split(separator: " ").prefix(16)
            .compactMap { AuthenticationLevel(rawValue: String($0)) }
    }

    /// Returns the name of a parameter, if it can be part of an error.
    private static func shown(_ name: String) -> String {
        name.wholeMatch(of: /[A-Za-z0-9_.-]{1,40}/) == nil ? "unnamed" : name
    }
}

/// The `claims` parameter (OpenID Connect Core 1.0, section 5.5).
private struct RequestedClaims {
    /// The names of the claims in the ID token.
    var idToken: [String] = []

    /// The levels that the client asks for; `nil` if it does not.
    var levels: [AuthenticationLevel]?
    var needsLevel = false

    init(parsing text: String?) throws(OAuthRefusal) {
        guard let text else { return }
        guard text.utf8.count <= 4_096,
            let parsed = try? JSONDecoder().decode(Form.self, from: Data(text.utf8))
        else { throw OAuthRefusal(.invalidRequest, "claims is not a JSON object of claims.") }
        let claims = parsed.idToken ?? [:]
        idToken = UserClaims.names.filter { claims.keys.contains($0) }
        guard let acr = claims["acr"] ?? nil else { return }
        let values = (acr.values ?? []) + [acr.value].compactMap(\.self)
        levels = values.compactMap(AuthenticationLevel.init(rawValue:))
        needsLevel = acr.isEssential == true && !values.isEmpty
    }

    private struct Form: Decodable {
        let idToken: [String: Wish?]?

        private enum CodingKeys: String, CodingKey { case idToken = "id_token" }
    }

    private struct Wish: Decodable {
        let isEssential: Bool?
        let value: String?
        let values: [String]?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            isEssential = try? container.decodeIfPresent(Bool.self, forKey: .essential)
            // A value of another claim can have any type.
            value = try? container.decodeIfPresent(String.self, forKey: .value)
            values = try? container.decodeIfPresent([String].self, forKey: .values)
        }

        private enum CodingKeys: String, CodingKey { case essential, value, values }
    }
}
