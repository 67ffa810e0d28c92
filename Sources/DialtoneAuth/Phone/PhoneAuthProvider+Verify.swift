import Foundation

extension PhoneAuthProvider {
    /// Sends a code to a phone number and passes its verification ID to `completion`.
    ///
    /// Concurrent calls for the same number send one message, and so do repeated calls until the
    /// server allows another one.
    #if canImport(ObjectiveC)
    @objc(verifyPhoneNumber:UIDelegate:completion:)
    #endif
    public func verifyPhoneNumber(
        _ phoneNumber: String,
        uiDelegate: (any AuthUIDelegate)? = nil,
        completion: (@MainActor (String?, (any Error)?) -> Void)?
    ) {
        verifyPhoneNumber(
            phoneNumber,
            uiDelegate: uiDelegate,
            multiFactorSession: nil,
            completion: completion
        )
    }

    /// Sends a code to a phone number; with a session of ``MultiFactor/session()``, for a new
    /// second factor.
    #if canImport(ObjectiveC)
    @objc(verifyPhoneNumber:UIDelegate:multiFactorSession:completion:)
    #endif
    public func verifyPhoneNumber(
        _ phoneNumber: String,
        uiDelegate: (any AuthUIDelegate)? = nil,
        multiFactorSession: MultiFactorSession? = nil,
        completion: (@MainActor (String?, (any Error)?) -> Void)?
    ) {
        onMain(completion).run {
            try await self.verify(phoneNumber, uiDelegate, multiFactorSession).verificationID
        }
    }

    /// Sends a code to a phone number and returns its verification ID.
    @nonobjc
    public func verifyPhoneNumber(
        _ phoneNumber: String,
        uiDelegate: (any AuthUIDelegate)? = nil,
        multiFactorSession: MultiFactorSession? = nil
    ) async throws -> String {
        try await verify(phoneNumber, uiDelegate, multiFactorSession).verificationID
    }

    /// Sends a code to a second factor of a pending sign-in.
    #if canImport(ObjectiveC)
    @objc(verifyPhoneNumberWithMultiFactorInfo:UIDelegate:multiFactorSession:completion:)
    #endif
    public func verifyPhoneNumber(
        with multiFactorInfo: PhoneMultiFactorInfo,
        uiDelegate: (any AuthUIDelegate)? = nil,
        multiFactorSession: MultiFactorSession?,
        completion: ((String?, (any Error)?) -> Void)?
    ) {
        Completion(completion).run {
            try await self.verify(multiFactorInfo, uiDelegate, multiFactorSession).verificationID
        }
    }

    /// Sends a code to a second factor of a pending sign-in.
    @nonobjc
    public func verifyPhoneNumber(
        with multiFactorInfo: PhoneMultiFactorInfo,
        uiDelegate: (any AuthUIDelegate)? = nil,
        multiFactorSession: MultiFactorSession?
    ) async throws -> String {
        try await verify(multiFactorInfo, uiDelegate, multiFactorSession).verificationID
    }

    /// Sends a code to a phone number, and returns the verification ID and its time limits.
    ///
    /// The time limits are when the code expires and when another one can be requested. Firebase
    /// has no such method.
    @nonobjc
    public func requestCode(
        for phoneNumber: String,
        uiDelegate: (any AuthUIDelegate)? = nil
    ) async throws -> PhoneVerification {
        try await verify(phoneNumber, uiDelegate, nil)
    }

    private func onMain(
        _ completion: (@MainActor (String?, (any Error)?) -> Void)?
    ) -> Completion<String> {
        guard let completion else { return Completion(nil) }
        return Completion { verificationID, error in
            MainActor.assumeIsolated { completion(verificationID, error) }
        }
    }

    @nonobjc func verify(
        _ phoneNumber: String,
        _ uiDelegate: (any AuthUIDelegate)?,
        _ session: MultiFactorSession?
    ) async throws -> PhoneVerification {
        guard !phoneNumber.isEmpty else { throw AuthErrorCode.missingPhoneNumber.error() }
        switch session?.purpose {
        case nil:
            let target = PhoneVerificationTarget.number(phoneNumber, tenantID: auth.tenantID)
            return try await auth.verify(target, uiDelegate: uiDelegate)
        case .enrollment(let user, let idToken):
            let target = PhoneVerificationTarget.newFactor(
                phoneNumber,
                idToken: idToken,
                tenantID: user.tenantID
            )
            return try await user.endingSessionIfDead {
                try await auth.verify(target, uiDelegate: uiDelegate)
            }
        case .signIn:
            throw AuthErrorCode.missingMultiFactorInfo.error(
                reason: "Use verifyPhoneNumber(with:uiDelegate:multiFactorSession:) with a hint."
            )
        }
    }

    @nonobjc func verify(
        _ factor: PhoneMultiFactorInfo,
        _ uiDelegate: (any AuthUIDelegate)?,
        _ session: MultiFactorSession?
    ) async throws -> PhoneVerification {
        guard case .signIn(let pendingCredential) = session?.purpose else {
            throw AuthErrorCode.missingMultiFactorSession.error()
        }
        let target = PhoneVerificationTarget.secondFactor(
            enrollmentID: factor.uid,
            pendingCredential: pendingCredential,
            tenantID: auth.tenantID
        )
        return try await auth.verify(target, uiDelegate: uiDelegate)
    }
}
