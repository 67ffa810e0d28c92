import Foundation
import IdentityToolkit

extension Auth {
    /// Sends a link to sign in with.
    ///
    /// - Throws: ``AuthErrorCode/missingContinueURI`` where the settings have no
    ///   ``ActionCodeSettings/url``, and ``AuthErrorCode/internalError`` where
    ///   ``ActionCodeSettings/handleCodeInApp`` is not set: only an app can sign in.
    public func sendSignInLink(
        toEmail email: String,
        actionCodeSettings: ActionCodeSettings,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        let settings = actionCodeSettings.values
        Completion(completion).run { try await self.sendLink(to: email, settings) }
    }

    /// Sends a link to sign in with.
    @nonobjc
    public func sendSignInLink(
        toEmail email: String,
        actionCodeSettings: ActionCodeSettings
    ) async throws {
        try await sendLink(to: email, actionCodeSettings.values)
    }

    /// Sends a link to set a new password with.
    public func sendPasswordReset(
        withEmail email: String,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.sendReset(to: email, nil) }
    }

    /// Sends a link to set a new password with.
    public func sendPasswordReset(
        withEmail email: String,
        actionCodeSettings: ActionCodeSettings?,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        let settings = actionCodeSettings?.values
        Completion(completion).run { try await self.sendReset(to: email, settings) }
    }

    /// Sends a link to set a new password with.
    ///
    /// With e-mail privacy on, it succeeds for unknown addresses too and sends nothing.
    @nonobjc
    public func sendPasswordReset(
        withEmail email: String,
        actionCodeSettings: ActionCodeSettings? = nil
    ) async throws {
        try await sendReset(to: email, actionCodeSettings?.values)
    }

    /// How an e-mail address signs in; nothing where the project keeps that to itself.
    @available(*, deprecated, message: "Projects with e-mail privacy tell nothing.")
    public func fetchSignInMethods(
        forEmail email: String,
        completion: (([String]?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.signInMethods(of: email) }
    }

    /// How an e-mail address signs in; nothing where the project keeps that to itself.
    @available(*, deprecated, message: "Projects with e-mail privacy tell nothing.")
    @nonobjc
    public func fetchSignInMethods(forEmail email: String) async throws -> [String] {
        try await signInMethods(of: email)
    }

    private func sendLink(to email: String, _ settings: ActionCodeValues) async throws {
        guard settings.handleCodeInApp else {
            throw AuthErrorCode.internalError.error(
                reason: "ActionCodeSettings.handleCodeInApp must be true for sign-in links."
            )
        }
        guard settings.url != nil else { throw AuthErrorCode.missingContinueURI.error() }
        try await sendEmail(.emailSignIn, to: email, settings)
    }

    private func sendReset(to email: String, _ settings: ActionCodeValues?) async throws {
        try await sendEmail(.passwordReset, to: email, settings)
    }

    private func sendEmail(
        _ purpose: OOBRequestType,
        to email: String,
        _ settings: ActionCodeValues?
    ) async throws {
        if email.isEmpty { throw AuthErrorCode.missingEmail.error() }
        var request = SendOOBCodeRequest {
            $0.requestType = purpose
            $0.email = email
            $0.tenantID = tenantID
        }
        settings?.add(to: &request)
        let _: IgnoredAnswer = try await backend.call(.sendOOBCode, request)
    }

    private func signInMethods(of email: String) async throws -> [String] {
        let request = CreateAuthURIRequest {
            $0.identifier = email
            // The call wants one and does nothing with it.
            $0.continueURI = "http://localhost"
            $0.tenantID = tenantID
        }
        let answer: SignInMethods = try await backend.call(.createAuthURI, request)
        return answer.signinMethods ?? []
    }
}

/// What a client needs of the answer of `accounts:createAuthUri`.
private struct SignInMethods: Decodable {
    let signinMethods: [String]?
}
