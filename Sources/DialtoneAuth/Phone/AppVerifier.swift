/// Proves to the server that an app is genuine, before it sends a message.
///
/// An app without one, or with app verification off for tests, sends no proof: the server then
/// decides by itself, and outside of development takes fictional numbers only.
public protocol AppVerifier: Sendable {
    /// Obtains a proof for one message.
    ///
    /// - Throws: What the person should see, such as
    ///   ``AuthErrorCode/webContextCancelled``. The message is not sent then.
    func proof(for request: AppVerificationRequest) async throws -> AppProof

    /// Hears that the server refused a proof, so that it is not offered again.
    func discard(_ proof: AppProof) async
}

/// What an app proves itself for.
public struct AppVerificationRequest: Sendable {
    /// The app that sends.
    public let auth: Auth

    /// Shows what has to be seen; `nil` leaves the choice to the verifier.
    public let uiDelegate: (any AuthUIDelegate)?
}
