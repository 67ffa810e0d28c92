/// What an app is told where its challenge came to nothing.
package struct ChallengeFailure: Error, Hashable, Sendable, Codable {
    /// The word that SDKs know, such as `auth/internal-error`.
    package let code: String

    /// One sentence for developers.
    package let message: String

    package init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}

extension ChallengeFailure {
    /// The OAuth client ID is none that the app is registered with.
    package static func invalidClientID(_ message: String) -> Self {
        Self(code: "auth/invalid-oauth-client-id", message: message)
    }

    /// The app is not the one that it says it is.
    package static func notAuthorized(_ message: String) -> Self {
        Self(code: "auth/app-not-authorized", message: message)
    }

    /// The project takes no challenge from this app.
    package static func notAllowed(_ message: String) -> Self {
        Self(code: "auth/operation-not-allowed", message: message)
    }

    /// Somebody's network, or the vendor's, stood in the way.
    package static func network(_ message: String) -> Self {
        Self(code: "auth/network-request-failed", message: message)
    }

    /// The server is not configured for it.
    package static func `internal`(_ message: String) -> Self {
        Self(code: "auth/internal-error", message: message)
    }
}
