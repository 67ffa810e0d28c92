/// The error that an app receives if its challenge failed.
package struct ChallengeFailure: Error, Hashable, Sendable, Codable {
    /// An error code of the SDKs, such as `auth/internal-error`.
    package let code: String

    /// One sentence for developers.
    package let message: String

    package init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}

extension ChallengeFailure {
    /// The OAuth client ID is not registered for the app.
    package static func invalidClientID(_ message: String) -> Self {
        Self(code: "auth/invalid-oauth-client-id", message: message)
    }

    /// The app is not the one that it claims to be.
    package static func notAuthorized(_ message: String) -> Self {
        Self(code: "auth/app-not-authorized", message: message)
    }

    /// The project does not accept challenges from this app.
    package static func notAllowed(_ message: String) -> Self {
        Self(code: "auth/operation-not-allowed", message: message)
    }

    /// A network error on the user's or the vendor's side.
    package static func network(_ message: String) -> Self {
        Self(code: "auth/network-request-failed", message: message)
    }

    /// The server lacks the required configuration.
    package static func `internal`(_ message: String) -> Self {
        Self(code: "auth/internal-error", message: message)
    }
}
