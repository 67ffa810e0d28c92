package import DialtoneCore

/// The addresses by which the challenge page leads back to an app, as SDKs read them.
package struct ReturnLink: Sendable {
    /// The page that nobody is meant to see: apps read what stands in its address.
    package static let callback = "/__/auth/callback"

    /// What an SDK compares with its own before it reads the rest.
    private let eventID: String

    /// `https://auth.example.com`.
    private let origin: String

    package init(eventID: String, origin: String) {
        self.eventID = eventID
        self.origin = origin
    }

    /// The way back with a token; `nil` where the app asks by itself.
    package func address(to place: ReturnAddress, token: String) -> String? {
        address(to: place, ("recaptchaToken", token))
    }

    /// The way back with what went wrong; `nil` where the app asks by itself.
    package func address(to place: ReturnAddress, failure: ChallengeFailure) -> String? {
        let error = JSONValue.object([
            "code": .string(failure.code), "message": .string(failure.message),
        ])
        return address(to: place, ("firebaseError", error.text))
    }

    private func address(
        to place: ReturnAddress,
        _ result: (name: String, value: String)
    ) -> String? {
        let inner = FormText.encode([("authType", "verifyApp"), ("eventId", eventID), result])
        let outer = FormText.encode([("deep_link_id", "\(origin)\(Self.callback)?\(inner)")])
        return switch place {
        case .scheme(let scheme): "\(scheme)://firebaseauth/link?\(outer)"
        case .loopback(let address): "\(address)?\(outer)"
        case .universalLink(let address): "\(address)\(address.contains("?") ? "&" : "?")\(outer)"
        case .polled: nil
        }
    }
}
