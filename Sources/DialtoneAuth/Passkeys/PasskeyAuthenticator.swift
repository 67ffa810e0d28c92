/// Creates and uses passkeys: the system, a security key, or an authenticator of your own.
///
/// On Apple platforms, ``SystemPasskeys`` is the system's. The SDK gets the options from the server,
/// passes them to the authenticator, and sends the result to the server. It cancels the task if the
/// user takes longer than the server allows.
public protocol PasskeyAuthenticator: Sendable {
    /// Creates a passkey if the user agrees.
    ///
    /// - Throws: A ``PasskeyProblem``, for example ``PasskeyProblem/canceled``.
    func createPasskey(_ options: PasskeyCreationOptions) async throws -> PasskeyRegistration

    /// Lets the user choose a passkey and signs with it.
    ///
    /// With ``PasskeyPresentation/autofill``, wait until the user chooses one of the suggestions,
    /// or until the task is canceled.
    ///
    /// - Throws: A ``PasskeyProblem``, for example ``PasskeyProblem/canceled``.
    func usePasskey(
        _ options: PasskeyRequestOptions,
        presentation: PasskeyPresentation
    ) async throws -> PasskeyAssertion

    /// Whether the authenticator has ``PasskeyPresentation/autofill``; `false` by default.
    var canAutofill: Bool { get }
}

extension PasskeyAuthenticator {
    /// `false`.
    public var canAutofill: Bool { false }
}

/// How the user chooses a passkey.
public enum PasskeyPresentation: Hashable, Sendable {
    /// In a dialog that appears at once.
    case dialog
    /// Among the suggestions of a field for the user's name.
    case autofill
}
