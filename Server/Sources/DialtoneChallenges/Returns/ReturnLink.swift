import DialtoneBasics
package import DialtoneModel

/// The URLs with which a page redirects back to an app, in the format that SDKs expect.
package struct ReturnLink: Sendable {
    /// The path of a page that is never displayed: apps read the result from its URL.
    package static let callback = "/__/auth/callback"

    /// The ID that an SDK compares with its own before it reads the rest.
    private let eventID: String

    /// The origin of the page, such as `https://auth.example.com`.
    private let origin: String

    private let purpose: ReturnPurpose

    package init(eventID: String, origin: String, purpose: ReturnPurpose = .verifyApp) {
        self.eventID = eventID
        self.origin = origin
        self.purpose = purpose
    }

    /// The URL that returns a token to the app; `nil` if the app polls.
    package func address(to place: ReturnAddress, token: String) -> String? {
        place.start.map { address(from: $0, ("recaptchaToken", token)) }
    }

    /// The URL that returns the URL to which an identity provider redirected the user.
    package func address(from start: String, link: String) -> String {
        address(from: start, ("link", link))
    }

    /// The URL that returns an error to the app; `nil` if the app polls.
    package func address(to place: ReturnAddress, failure: ChallengeFailure) -> String? {
        place.start.map { address(from: $0, failure: failure) }
    }

    /// The URL that returns an error to the app.
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
