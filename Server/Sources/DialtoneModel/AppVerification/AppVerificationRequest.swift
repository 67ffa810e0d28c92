package import PhoneNumbers

/// A billable request that must be checked for an app proof.
package struct AppVerificationRequest: Sendable {
    package let project: Project

    /// The registered app that calls; `nil` for an unregistered app in development mode.
    package let app: RelyingApp?

    /// The recipient or identifier that the request is about; empty for an anonymous account.
    ///
    /// It is the number or e-mail address that a message goes to, or that a new account gets.
    package let subject: String

    /// The subject as the client signs it.
    ///
    /// It is the number or address as it was sent, or the ID of a second factor.
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

    /// The app verification policy for this app and purpose.
    package var policy: AppVerificationPolicy {
        var policy = project.settings.appVerification.policy(for: app?.appID)
        policy.enforcement = policy.enforcement(for: purpose)
        return policy
    }

    /// The key of this app's records; unregistered apps of a project share one.
    package var appName: String { app?.appID ?? "" }
}
