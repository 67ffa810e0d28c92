package import DialtoneFlows
package import DialtoneModel

/// The dependencies of app verification.
package struct AppVerificationParts: Sendable {
    package var verifier: any AppVerifier
    package let credentials: VerificationCredentialRegistry
    package let tally: AppProofTally
    package let pushes: PushParts
    package var challenges: ChallengeParts
    package let appAttest: any AppAttestRegistration
    package let recaptchaEnterprise: RecaptchaEnterpriseKeys

    package init(
        verifier: any AppVerifier,
        credentials: VerificationCredentialRegistry,
        tally: AppProofTally,
        pushes: PushParts,
        challenges: ChallengeParts,
        appAttest: any AppAttestRegistration
    ) {
        self.verifier = verifier
        self.credentials = credentials
        self.tally = tally
        self.pushes = pushes
        self.challenges = challenges
        self.appAttest = appAttest
        recaptchaEnterprise = RecaptchaEnterpriseKeys(credentials: credentials)
    }
}
