package import DialtoneModel

/// Verifies that a request for a message came from a genuine app.
package protocol AppVerifier: Sendable {
    /// Verifies the proof of a request, before a message is paid for.
    ///
    /// Throws a ``Refusal`` if the verification is not sufficient.
    func verify(_ proof: AppProof, from caller: AppCaller) async throws -> AppVerdict
}

/// The result of app verification.
package struct AppVerdict: Hashable, Sendable {
    /// Whether the app proved that it is genuine.
    package let isProved: Bool

    /// The token that identifies this installation in later requests.
    package let instance: String?

    /// A stable identifier of the installation; `nil` if it is neither verified nor known.
    package let installation: String?

    /// Whether the installation proved that it was verified before.
    package let isKnown: Bool

    private init(isProved: Bool, instance: String?, installation: String?, isKnown: Bool) {
        self.isProved = isProved
        self.instance = instance
        self.installation = installation
        self.isKnown = isKnown
    }

    /// No verification was provided, and none was required.
    package static let notRequired = notRequired(known: nil)

    /// The same as ``notRequired``, with the `known` installation of an earlier proof, if there is
    /// one.
    package static func notRequired(known installation: String?) -> Self {
        Self(
            isProved: false,
            instance: nil,
            installation: installation,
            isKnown: installation != nil
        )
    }

    /// The app proved that it is genuine.
    package static let proved = Self(
        isProved: true,
        instance: nil,
        installation: nil,
        isKnown: false
    )

    /// The app proved that it is genuine; `issued` identifies its installation from now on.
    package static func proved(_ issued: AppInstances.Issued, wasKnown: Bool) -> Self {
        Self(
            isProved: true,
            instance: issued.text,
            installation: issued.installation,
            isKnown: wasKnown
        )
    }
}
