import Foundation
import IdentityToolkit

extension Auth {
    /// Sends a sign-in link.
    ///
    /// - Throws: ``AuthErrorCode/missingContinueURI`` if the settings have no
    ///   ``ActionCodeSettings/url``, and ``AuthErrorCode/internalError`` if
    ///   ``ActionCodeSettings/handleCodeInApp`` is not set: only an app can complete the sign-in.
    public func sendSignInLink(
        toEmail email: String,
        actionCodeSettings: ActionCodeSettings,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        let settings = actionCodeSettings.values
        Completion(completion).run { try await self.sendLink(to: email, settings) }
    }

    /// Sends a sign-in link.
    @nonobjc
    public func sendSignInLink(
        toEmail email: String,
        actionCodeSettings: ActionCodeSettings
    ) async throws {
        try await sendLink(to: email, actionCodeSettings.values)
    }

    /// Sends a password reset link.
    public func sendPasswordReset(
        withEmail email: String,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.sendReset(to: email, nil) }
    }

    /// Sends a password reset link.
    public func sendPasswordReset(
        withEmail email: String,
        actionCodeSettings: ActionCodeSettings?,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        let settings = actionCodeSettings?.values
        Completion(completion).run { try await self.sendReset(to: email, settings) }
    }

    /// Sends a password reset link.
    ///
    /// If email privacy is enabled, it also succeeds for unknown addresses, and sends nothing.
    @nonobjc
    public func sendPasswordReset(
        withEmail email: String,
        actionCodeSettings: ActionCodeSettings? = nil
    ) async throws {
        try await sendReset(to: email, actionCodeSettings?.values)
    }

    /// Returns the sign-in methods of an email address; empty if email privacy is enabled.
    @available(
        *,
        deprecated,
        message: "Projects with e-mail privacy do not return this information."
    )
    public func fetchSignInMethods(
        forEmail email: String,
        completion: (([String]?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.signInMethods(of: email) }
    }

    /// Returns the sign-in methods of an email address; empty if email privacy is enabled.
    @available(
        *,
        deprecated,
        message: "Projects with e-mail privacy do not return this information."
    )
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
            $0.tenantId = tenantID
        }
        settings?.add(to: &request)
        let _: IgnoredResponse = try await backend.call(.sendOOBCode, request)
    }

    private func signInMethods(of email: String) async throws -> [String] {
        let request = CreateAuthURIRequest {
            $0.identifier = email
            // The call wants one and does nothing with it.
            $0.continueUri = "http://localhost"
            $0.tenantId = tenantID
        }
        let answer: SignInMethods = try await backend.call(.createAuthURI, request)
        return answer.signinMethods ?? []
    }
}

/// The used parts of the `accounts:createAuthUri` response.
private struct SignInMethods: Decodable {
    let signinMethods: [String]?
}
