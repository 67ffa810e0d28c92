package import DialtoneBasics

/// Registers the App Attest keys of devices.
package protocol AppAttestRegistration: Sendable {
    /// How long a challenge can be used.
    var challengeLifetime: TimeSpan { get }

    /// A challenge for an attestation or an assertion of `app`.
    ///
    /// Throws a ``Refusal`` for an unknown app.
    func challenge(for app: RelyingApp?) throws -> String

    /// Stores the key that `attestation` certifies, so that its assertions count from now on.
    ///
    /// A key that is already stored does not change. Throws a ``Refusal`` if the attestation does
    /// not hold.
    func register(
        keyID: String,
        attestation: String,
        challenge: String,
        for app: RelyingApp?,
        by policy: AppVerificationPolicy
    ) async throws
}
