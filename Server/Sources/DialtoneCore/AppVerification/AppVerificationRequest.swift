package import PhoneNumbers

/// The question whether a real app asks for a message.
package struct AppVerificationRequest: Sendable {
    package let project: Project

    /// The registered app that calls; `nil` for an app that development mode does not know.
    package let app: RelyingApp?

    /// Where the message is to go.
    package let phoneNumber: PhoneNumber

    /// What the client knows of where the message goes, and signs: the number as it sent it, or
    /// the ID of a second factor.
    package let signedText: String

    package let purpose: VerificationPurpose
    package let proof: AppProof

    package init(
        project: Project,
        app: RelyingApp?,
        phoneNumber: PhoneNumber,
        signedText: String,
        purpose: VerificationPurpose,
        proof: AppProof
    ) {
        self.project = project
        self.app = app
        self.phoneNumber = phoneNumber
        self.signedText = signedText
        self.purpose = purpose
        self.proof = proof
    }

    /// The rules for this app.
    package var policy: AppVerificationPolicy {
        project.settings.appVerification.policy(for: app?.appID)
    }

    /// What this app's records are kept under; unknown apps of a project share one name.
    package var appName: String { app?.appID ?? "" }
}
