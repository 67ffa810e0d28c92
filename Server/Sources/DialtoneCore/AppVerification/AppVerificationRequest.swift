package import PhoneNumbers

/// A request that may cost money, to be checked for a proof of the app.
package struct AppVerificationRequest: Sendable {
    package let project: Project

    /// The registered app that calls; `nil` for an app that development mode does not know.
    package let app: RelyingApp?

    /// The subject of the request: the number or e-mail address that a message goes to, or that a
    /// new account gets; empty for an anonymous account.
    package let subject: String

    /// The subject as the client signs it: the number or address as it was sent, or the ID of a
    /// second factor.
    package let signedText: String

    package let purpose: AppProofPurpose
    package let proof: AppProof

    package init(
        project: Project,
        app: RelyingApp?,
        subject: String,
        signedText: String,
        purpose: AppProofPurpose,
        proof: AppProof
    ) {
        self.project = project
        self.app = app
        self.subject = subject
        self.signedText = signedText
        self.purpose = purpose
        self.proof = proof
    }

    package init(
        project: Project,
        app: RelyingApp?,
        phoneNumber: PhoneNumber,
        signedText: String,
        purpose: VerificationPurpose,
        proof: AppProof
    ) {
        self.init(
            project: project,
            app: app,
            subject: phoneNumber.e164,
            signedText: signedText,
            purpose: .message(purpose),
            proof: proof
        )
    }

    /// The rules for this app and purpose.
    package var policy: AppVerificationPolicy {
        var policy = project.settings.appVerification.policy(for: app?.appID)
        policy.enforcement = policy.enforcement(for: purpose)
        return policy
    }

    /// What this app's records are kept under; unknown apps of a project share one name.
    package var appName: String { app?.appID ?? "" }
}
