package import DialtoneBasics
package import DialtoneModel
import PhoneNumbers

/// A request for a code by text message.
package struct CodeRequest: Sendable {
    package let caller: SignInCaller
    package let phoneNumber: String
    package let appProof: AppProof

    /// The app that makes the request; `nil` if it is not registered.
    package let app: RelyingApp?

    /// The text that the app signed, if its proof is a signature: the number, or a placeholder for
    /// it.
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
    /// Parses a number that need only be possible: it may be fictional.
    static func parse(_ text: String) throws(Refusal) -> PlannedNumber {
        do {
            return try PlannedNumber(parsing: text)
        } catch {
            throw .invalidPhoneNumber(error)
        }
    }

    /// Throws if the project does not allow phone sign-in; for a second factor's code, the caller
    /// has already checked that.
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

    /// The token that identifies the app's installation in later requests.
    package var appInstance: String?
}
