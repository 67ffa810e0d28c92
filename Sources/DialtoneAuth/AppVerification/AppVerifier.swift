/// Proves to the server that an app is genuine, before the server sends a message.
///
/// Most apps do not need their own: the SDK obtains the proofs that the server accepts. If app
/// verification is disabled for testing, no proof is requested, and the server accepts only
/// fictional numbers.
public protocol AppVerifier: Sendable {
    /// Obtains a proof for one message.
    ///
    /// - Throws: An error to show to the user, such as ``AuthErrorCode/webContextCancelled``. The
    ///   message is not sent.
    func proof(for request: AppVerificationRequest) async throws -> AppProof

    /// Discards a proof that the server rejected, so that it is not used again.
    func discard(_ proof: AppProof) async
}

/// The context of an app verification.
public struct AppVerificationRequest: Sendable {
    /// The `Auth` object that requests the message.
    public let auth: Auth

    /// The target of the message: the phone number as passed by the app, or a second factor's ID.
    public let target: String

    /// Presents the user interface; if `nil`, the verifier decides how.
    public let uiDelegate: (any AuthUIDelegate)?
}
