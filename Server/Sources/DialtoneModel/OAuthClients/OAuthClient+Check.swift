import Crypto
import DialtoneBasics
import Foundation

extension OAuthClient {
    private static let redirectLimit = 50
    private static let nameLimit = 100
    private static let audienceLimit = 256

    /// Throws ``Refusal/invalidArgument(field:problem:)`` for the first value that is not allowed.
    ///
    /// Call it for values from an external source before storing them. In development mode, which
    /// `isDevelopment` stands for, plain `http` is allowed on the developer's own machine.
    package func check(isDevelopment: Bool) throws(Refusal) {
        guard (1...Self.nameLimit).contains(displayName.utf16.count),
            displayName.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else {
            throw .invalidArgument(
                field: "displayName",
                problem: "must have 1 to \(Self.nameLimit) characters, and no control characters"
            )
        }
        try check(details.redirects, "redirectUris", isDevelopment: isDevelopment)
        try check(
            details.postLogoutRedirects,
            "postLogoutRedirectUris",
            isDevelopment: isDevelopment
        )
        guard !details.redirects.isEmpty else {
            throw .invalidArgument(field: "redirectUris", problem: "must have at least one address")
        }
        guard details.scopes.contains(.openid) else {
            throw .invalidArgument(field: "scopes", problem: "must contain openid")
        }
        guard kind == .confidential || details.requiresCodeChallenge else {
            throw .invalidArgument(
                field: "requirePkce",
                problem: "must be true for a public client, which has no other proof"
            )
        }
        try checkAudience()
    }

    /// A digest of everything that an operator can change, except secrets.
    ///
    /// It differs after each change, so that an operator overwrites no change of another one.
    package var etag: String {
        let parts: [JSONValue] = [
            .string(id.rawValue), .string(displayName),
            .array(details.redirects.map(JSONValue.string)),
            .array(details.postLogoutRedirects.map(JSONValue.string)),
            .string(details.scopes.text), .boolean(details.isFirstParty),
            .boolean(details.requiresCodeChallenge), .string(details.audience ?? ""),
            .boolean(details.isDisabled),
        ]
        return Hex.encode(SHA256.hash(data: Data(JSONValue.array(parts).text.utf8)).prefix(16))
    }

    private func check(
        _ addresses: [String],
        _ field: String,
        isDevelopment: Bool
    ) throws(Refusal) {
        guard addresses.count <= Self.redirectLimit, Set(addresses).count == addresses.count else {
            throw .invalidArgument(
                field: field,
                problem: "must have at most \(Self.redirectLimit) addresses, each of them once"
            )
        }
        for address in addresses {
            guard let redirect = ClientRedirect(address),
                redirect.isAllowed(for: kind, isDevelopment: isDevelopment)
            else {
                throw .invalidArgument(
                    field: field,
                    problem: "\(address.prefix(200)) is not allowed. "
                        + kind.allowedRedirects(isDevelopment: isDevelopment)
                )
            }
        }
    }

    private func checkAudience() throws(Refusal) {
        guard let audience = details.audience else { return }
        let isText = audience.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        // A token with one of these audiences could pass for a token of another kind.
        let isReserved =
            audience == id.rawValue || audience == projectID.parent.rawValue
            || audience.hasPrefix(projectID.parent.rawValue + "/")
        guard (1...Self.audienceLimit).contains(audience.utf8.count), isText, !isReserved else {
            throw .invalidArgument(
                field: "audience",
                problem: "must be the URL or the name of an API, and not the project or the client"
            )
        }
    }
}

extension OAuthClient.Kind {
    /// The sentence that names the allowed addresses.
    fileprivate func allowedRedirects(isDevelopment: Bool) -> String {
        let machine =
            isDevelopment
            ? "http://127.0.0.1, http://[::1] or http://localhost"
            : "http://127.0.0.1 or http://[::1]"
        return switch self {
        case .confidential where !isDevelopment: "It must be an https URL without a fragment."
        case .confidential: "It must be an https URL without a fragment, or begin with \(machine)."
        case .public:
            "It must be an https URL without a fragment, begin with \(machine), or have a scheme "
                + "with a dot, such as com.example.app:/signed-in."
        }
    }
}

extension ClientRedirect {
    fileprivate func isAllowed(for kind: OAuthClient.Kind, isDevelopment: Bool) -> Bool {
        switch self.kind {
        case .web: true
        case .loopback: kind == .public || isDevelopment
        case .localhost: isDevelopment
        case .app: kind == .public
        }
    }
}
