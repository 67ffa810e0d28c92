import Foundation
import IdentityToolkit

// Sign-in with passkeys on every platform; Firebase has it for Apple's own authenticator only.
extension Auth {
    /// Signs in with a passkey of the authenticator, which the user chooses in its dialog.
    ///
    /// A passkey also counts as second factor, so ``AuthErrorCode/secondFactorRequired`` does not
    /// occur.
    ///
    /// - Throws: ``AuthErrorCode/webContextCancelled`` if the user closed the dialog, and
    ///   ``AuthErrorCode/missingPasskeyEnrollment`` if no account has the passkey. The underlying
    ///   error of a failure on this device is a ``PasskeyProblem``.
    @discardableResult @nonobjc
    public func signIn(
        withPasskeyFrom authenticator: any PasskeyAuthenticator
    ) async throws -> AuthDataResult {
        try await signIn(withPasskey: passkeyAssertion(from: authenticator))
    }

    /// Signs in with a passkey's signature over the challenge of ``passkeySignInOptions()``.
    @discardableResult @nonobjc
    public func signIn(withPasskey assertion: PasskeyAssertion) async throws -> AuthDataResult {
        try await signInAndKeep(PasskeyCredential(assertion))
    }

    /// Gets a challenge from the server, and lets the authenticator sign it.
    ///
    /// With ``PasskeyPresentation/autofill``, it waits until the user chooses a suggestion, with a
    /// new challenge every few minutes. Cancel the task when the field disappears.
    ///
    /// - Throws: Like ``signIn(withPasskeyFrom:)``.
    @nonobjc
    public func passkeyAssertion(
        from authenticator: any PasskeyAuthenticator,
        presentation: PasskeyPresentation = .dialog
    ) async throws -> PasskeyAssertion {
        let ceremony = PasskeyCeremony(sleep: backend.environment.sleep)
        while true {
            let options = try await passkeySignInOptions()
            let allowed = PasskeyCeremony.seconds(options.timeout)
            let share = presentation == .autofill ? PasskeyCeremony.suggestionShare : 1
            do {
                return try await ceremony.run(within: allowed * share) {
                    try await authenticator.usePasskey(options, presentation: presentation)
                }
            } catch let error
                where presentation == .autofill && PasskeyProblem(error)?.cause == .deadline
            {
                continue
            }
        }
    }

    /// Gets what an authenticator needs for a sign-in; the signature goes to
    /// ``signIn(withPasskey:)``.
    @nonobjc
    public func passkeySignInOptions() async throws -> PasskeyRequestOptions {
        let request = StartPasskeySignInRequest { $0.tenantId = tenantID }
        let answer: StartPasskeySignInResponse = try await backend.call(
            .passkeySignInStart,
            request
        )
        return try readingOptions { try PasskeyRequestOptions(answer.credentialRequestOptions) }
    }

    /// Turns options that cannot be read into an error about the server.
    func readingOptions<Options>(_ read: () throws -> Options) throws -> Options {
        do {
            return try read()
        } catch let problem as PasskeyProblem {
            throw InternalError.unexpectedResponse.error(
                reason: "The server's options for a passkey are not valid: \(problem.detail)"
            )
        }
    }
}
