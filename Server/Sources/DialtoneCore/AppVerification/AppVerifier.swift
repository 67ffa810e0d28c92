/// Judges whether a request for a message came from a real app.
package protocol AppVerifier: Sendable {
    /// Says what the request shows; called before a message is paid for.
    ///
    /// Throws a ``Refusal`` where the app shows too little.
    func verify(_ request: AppVerificationRequest) async throws -> AppVerdict
}

/// What an app's proof was worth.
package struct AppVerdict: Hashable, Sendable {
    /// Whether the app showed that it is real.
    package let isProved: Bool

    /// What this installation may show from now on, to be known again.
    package let instance: String?

    /// Which installation it is, by a name that stays the same from proof to proof; `nil` if it
    /// neither proved itself nor is known.
    package let installation: String?

    /// Whether the installation showed that it proved itself before.
    package let isKnown: Bool

    private init(isProved: Bool, instance: String?, installation: String?, isKnown: Bool) {
        self.isProved = isProved
        self.instance = instance
        self.installation = installation
        self.isKnown = isKnown
    }

    /// The app showed nothing, and needs to show nothing.
    package static let notRequired = notRequired(known: nil)

    /// The same, from an installation that is `known` from an earlier proof, if it is.
    package static func notRequired(known installation: String?) -> Self {
        Self(
            isProved: false,
            instance: nil,
            installation: installation,
            isKnown: installation != nil
        )
    }

    /// The app showed that it is real.
    package static let proved = Self(
        isProved: true,
        instance: nil,
        installation: nil,
        isKnown: false
    )

    /// The app showed that it is real, and is known from now on by what was `issued` to it.
    package static func proved(_ issued: AppInstances.Issued, wasKnown: Bool) -> Self {
        Self(
            isProved: true,
            instance: issued.text,
            installation: issued.installation,
            isKnown: wasKnown
        )
    }
}
