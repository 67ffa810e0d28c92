import PhoneNumbers

/// A request for a code by text message.
package struct CodeRequest: Sendable {
    package let caller: SignInCaller
    package let phoneNumber: String
    package let appProof: AppProof

    /// The app that asks; `nil` for one that is not registered.
    package let app: RelyingApp?

    /// What the app signed, where its proof is a signature: the number, unless it knows none.
    package let signedText: String

    package let purpose: VerificationPurpose

    package init(
        caller: SignInCaller,
        phoneNumber: String,
        appProof: AppProof,
        app: RelyingApp? = nil,
        signedText: String? = nil,
        purpose: VerificationPurpose = .signIn
    ) {
        self.caller = caller
        self.phoneNumber = phoneNumber
        self.appProof = appProof
        self.app = app
        self.signedText = signedText ?? phoneNumber
        self.purpose = purpose
    }
}

extension CodeRequest {
    /// Reads a number that need only be possible: it may be fictional.
    static func parse(_ text: String) throws(Refusal) -> PlannedNumber {
        do {
            return try PlannedNumber(parsing: text)
        } catch {
            throw .invalidPhoneNumber(error)
        }
    }

    /// Refuses a way to sign in that the project does not offer; whoever asks for a second
    /// factor's code has checked that before.
    func checkOffer() throws(Refusal) {
        guard purpose == .signIn else { return }
        guard caller.projectID.tenantID == nil else { throw .tenantsUnsupported }
        guard caller.settings.phoneSignIn.isEnabled else { throw .phoneSignInDisabled }
    }
}

/// A verification session that waits for its code.
package struct PendingVerification: Sendable {
    package let sessionInfo: SessionInfo
    package let expiresIn: TimeSpan
    package let resendAfter: TimeSpan

    /// What the app's installation may show from now on, to be known again.
    package var appInstance: String?
}
