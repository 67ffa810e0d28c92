import Foundation
import IdentityToolkit

extension User {
    /// Changes the email address immediately, without verification.
    #if canImport(ObjectiveC)
    @objc(updateEmail:completion:)
    #endif
    @available(
        *,
        deprecated,
        message:
            "If the project requires verification, use sendEmailVerification(beforeUpdatingEmail:)."
    )
    public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
        Completion(completion).run { try await self.set(email: email) }
    }

    /// Changes the email address immediately, without verification.
    @available(
        *,
        deprecated,
        message:
            "If the project requires verification, use sendEmailVerification(beforeUpdatingEmail:)."
    )
    @nonobjc
    public func updateEmail(to email: String) async throws {
        try await set(email: email)
    }

    /// Changes the password, or sets the account's first one.
    ///
    /// Sessions on other devices end; this one continues.
    #if canImport(ObjectiveC)
    @objc(updatePassword:completion:)
    #endif
    public func updatePassword(
        to password: String,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.updatePassword(to: password) }
    }

    /// Changes the password, or sets the account's first one.
    @nonobjc
    public func updatePassword(to password: String) async throws {
        if password.isEmpty { throw AuthErrorCode.weakPassword.error(reason: "It is empty.") }
        try await change(password: password)
    }

    /// Sends a link that verifies the email address.
    public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
        Completion(completion).run { try await self.sendEmail(.verifyEmail, nil) }
    }

    /// Sends a link that verifies the email address.
    #if canImport(ObjectiveC)
    @objc(sendEmailVerificationWithActionCodeSettings:completion:)
    #endif
    public func sendEmailVerification(
        with actionCodeSettings: ActionCodeSettings?,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        let settings = actionCodeSettings?.values
        Completion(completion).run { try await self.sendEmail(.verifyEmail, settings) }
    }

    /// Sends a link that verifies the email address.
    @nonobjc
    public func sendEmailVerification(
        with actionCodeSettings: ActionCodeSettings? = nil
    ) async throws {
        try await sendEmail(.verifyEmail, actionCodeSettings?.values)
    }

    /// Sends a link to a new address, which verifies it and makes it the account's.
    public func sendEmailVerification(
        beforeUpdatingEmail email: String,
        actionCodeSettings: ActionCodeSettings? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        let settings = actionCodeSettings?.values
        Completion(completion).run {
            try await self.sendEmail(.verifyAndChangeEmail, newEmail: email, settings)
        }
    }

    /// Sends a link to a new address, which verifies it and makes it the account's.
    @nonobjc
    public func sendEmailVerification(
        beforeUpdatingEmail newEmail: String,
        actionCodeSettings: ActionCodeSettings? = nil
    ) async throws {
        try await sendEmail(
            .verifyAndChangeEmail,
            newEmail: newEmail,
            actionCodeSettings?.values
        )
    }

    private func set(email: String) async throws {
        if email.isEmpty { throw AuthErrorCode.missingEmail.error() }
        try await change(email: email)
    }

    private func change(email: String? = nil, password: String? = nil) async throws {
        let idToken = try await idToken()
        let request = UpdateAccountRequest {
            $0.idToken = idToken
            $0.email = email
            $0.password = password
            $0.returnSecureToken = true
            $0.tenantId = tenantID
        }
        _ = try await update(request)
        record.withLock { record in
            record.isAnonymous = false
            record.account.email = email ?? record.account.email
        }
        signedIn.keep(self)
        await reloadAfterChange()
    }

    private func sendEmail(
        _ purpose: OOBRequestType,
        newEmail: String? = nil,
        _ settings: ActionCodeValues?
    ) async throws {
        if newEmail?.isEmpty == true { throw AuthErrorCode.missingEmail.error() }
        let idToken = try await idToken()
        var request = SendOOBCodeRequest {
            $0.requestType = purpose
            $0.newEmail = newEmail
            $0.idToken = idToken
            $0.tenantId = tenantID
        }
        settings?.add(to: &request)
        let _: IgnoredResponse = try await endingSessionIfDead {
            try await backend.call(.sendOOBCode, request)
        }
    }
}
