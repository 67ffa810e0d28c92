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

    private init(isProved: Bool, instance: String?) {
        self.isProved = isProved
        self.instance = instance
    }

    /// The app showed nothing, and needs to show nothing.
    package static let notRequired = Self(isProved: false, instance: nil)

    /// The app showed that it is real.
    package static let proved = proved(instance: nil)

    /// The app showed that it is real, and is known from now on by `instance`.
    package static func proved(instance: String?) -> Self {
        Self(isProved: true, instance: instance)
    }
}
