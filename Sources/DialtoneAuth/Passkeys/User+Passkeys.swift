import Foundation
import IdentityToolkit

extension User {
    /// Creates a passkey and adds it to this account.
    ///
    /// The user must have signed in recently. `name` helps the user to tell passkeys apart; without
    /// it, the server uses the name of the passkey provider.
    ///
    /// - Throws: ``AuthErrorCode/webContextCancelled`` if the user closed the dialog,
    ///   ``AuthErrorCode/providerAlreadyLinked`` if the authenticator already has a passkey of the
    ///   account, and ``AuthErrorCode/requiresRecentLogin``. The underlying error of a failure on
    ///   this device is a ``PasskeyProblem``.
    @nonobjc
    public func enrollPasskey(
        name: String? = nil,
        from authenticator: any PasskeyAuthenticator
    ) async throws {
        let options = try await passkeyEnrollmentOptions()
        let ceremony = PasskeyCeremony(sleep: backend.environment.sleep)
        let seconds = PasskeyCeremony.seconds(options.timeout)
        let registration = try await ceremony.run(within: seconds) {
            try await authenticator.createPasskey(options)
        }
        try await enrollPasskey(registration, name: name)
    }

    /// Adds a passkey that an authenticator created with ``passkeyEnrollmentOptions()``.
    @nonobjc
    public func enrollPasskey(
        _ registration: PasskeyRegistration,
        name: String? = nil
    ) async throws {
        let idToken = try await idToken()
        let request = FinalizePasskeyEnrollmentRequest {
            $0.idToken = idToken
            $0.authenticatorRegistrationResponse = registration.wire
            $0.name = name
            $0.tenantId = tenantID
        }
        let answer: SignInResponse = try await endingSessionIfDead {
            try await backend.call(.passkeyEnrollmentFinalize, request)
        }
        let tokens = try backend.tokens(answer.idToken, answer.refreshToken, answer.expiresIn)
        record.withLock { record in
            record.tokens = tokens
            record.isAnonymous = false
            record.account.add(registration.credentialID, name: name)
        }
        signedIn.keep(self)
        await reloadAfterChange()
    }

    /// Gets what an authenticator needs to create a passkey for this account.
    @nonobjc
    public func passkeyEnrollmentOptions() async throws -> PasskeyCreationOptions {
        let idToken = try await idToken()
        let request = StartPasskeyEnrollmentRequest {
            $0.idToken = idToken
            $0.tenantId = tenantID
        }
        let answer: StartPasskeyEnrollmentResponse = try await endingSessionIfDead {
            try await backend.call(.passkeyEnrollmentStart, request)
        }
        return try auth.readingOptions {
            try PasskeyCreationOptions(answer.credentialCreationOptions)
        }
    }

    /// Reauthenticates the user with a passkey of the authenticator.
    ///
    /// - Throws: ``AuthErrorCode/userMismatch`` if the passkey belongs to another account.
    @discardableResult @nonobjc
    public func reauthenticate(
        withPasskeyFrom authenticator: any PasskeyAuthenticator
    ) async throws -> AuthDataResult {
        try await reauthenticate(withPasskey: auth.passkeyAssertion(from: authenticator))
    }

    /// Reauthenticates the user with a passkey's signature over the challenge of
    /// ``Auth/passkeySignInOptions()``.
    @discardableResult @nonobjc
    public func reauthenticate(
        withPasskey assertion: PasskeyAssertion
    ) async throws -> AuthDataResult {
        try await proveAgain(PasskeyCredential(assertion))
    }
}
