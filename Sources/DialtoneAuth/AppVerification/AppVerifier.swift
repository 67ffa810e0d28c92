/// Proves to the server that an app is genuine, before it sends a message.
///
/// An app needs none of its own: the SDK goes through the proofs that the server accepts. With app
/// verification off for tests none is asked, and the server takes fictional numbers only.
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

    /// What the message is for: the phone number as the app gave it, or the ID of a second factor.
    public let target: String

    /// Shows what has to be seen; `nil` leaves the choice to the verifier.
    public let uiDelegate: (any AuthUIDelegate)?
}
