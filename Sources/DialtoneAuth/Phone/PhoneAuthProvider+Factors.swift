extension PhoneAuthProvider {
    /// Sends a code to a second factor of a pending sign-in, and returns its time limits too.
    @nonobjc
    package func requestCode(
        for factor: PhoneMultiFactorInfo,
        session: MultiFactorSession,
        uiDelegate: (any AuthUIDelegate)?
    ) async throws -> PhoneVerification {
        try await verify(factor, uiDelegate, session)
    }

    /// Sends a code to a number that becomes a second factor, and returns its time limits too.
    @nonobjc
    package func requestCode(
        for phoneNumber: String,
        enrollment: MultiFactorSession,
        uiDelegate: (any AuthUIDelegate)?
    ) async throws -> PhoneVerification {
        try await verify(phoneNumber, uiDelegate, enrollment)
    }
}
