package import DialtoneCore

/// The addresses by which a page leads back to an app, as SDKs read them.
package struct ReturnLink: Sendable {
    /// The page that nobody is meant to see: apps read what stands in its address.
    package static let callback = "/__/auth/callback"

    /// What an SDK compares with its own before it reads the rest.
    private let eventID: String

    /// `https://auth.example.com`.
    private let origin: String

    private let purpose: ReturnPurpose

    package init(eventID: String, origin: String, purpose: ReturnPurpose = .verifyApp) {
        self.eventID = eventID
        self.origin = origin
        self.purpose = purpose
    }

    /// The way back with a token; `nil` where the app asks by itself.
    package func address(to place: ReturnAddress, token: String) -> String? {
        place.start.map { address(from: $0, ("recaptchaToken", token)) }
    }

    /// The way back from `start` with the address that an identity provider sent the person to.
    package func address(from start: String, link: String) -> String {
        address(from: start, ("link", link))
    }

    /// The way back with what went wrong; `nil` where the app asks by itself.
    package func address(to place: ReturnAddress, failure: ChallengeFailure) -> String? {
        place.start.map { address(from: $0, failure: failure) }
    }

    /// The way back from `start` with what went wrong.
    package func address(from start: String, failure: ChallengeFailure) -> String {
        let error = JSONValue.object([
            "code": .string(failure.code), "message": .string(failure.message),
        ])
        return address(from: start, ("firebaseError", error.text))
    }

    private func address(
        from start: String,
        _ result: (name: String, value: String)
    ) -> String {
        let inner = FormText.encode([
            ("authType", purpose.rawValue), ("eventId", eventID), result,
        ])
        let outer = FormText.encode([("deep_link_id", "\(origin)\(Self.callback)?\(inner)")])
        return "\(start)\(start.contains("?") ? "&" : "?")\(outer)"
    }
}
