package import DialtoneFlows
package import DialtoneModel

/// The dependencies of app verification.
package struct AppVerificationDependencies: Sendable {
    package var verifier: any AppVerifier
    package let credentials: VerificationCredentialRegistry
    package let tally: AppProofTally
    package let pushes: PushDependencies
    package var challenges: ChallengeDependencies
    package let appAttest: any AppAttestRegistration
    package let playIntegrity: PlayIntegrityRegistry
    package let recaptchaEnterprise: RecaptchaEnterpriseKeys

    package init(
        verifier: any AppVerifier,
        credentials: VerificationCredentialRegistry,
        tally: AppProofTally,
        pushes: PushDependencies,
        challenges: ChallengeDependencies,
        appAttest: any AppAttestRegistration,
        playIntegrity: PlayIntegrityRegistry
    ) {
        self.verifier = verifier
        self.credentials = credentials
        self.tally = tally
        self.pushes = pushes
        self.challenges = challenges
        self.appAttest = appAttest
        self.playIntegrity = playIntegrity
        recaptchaEnterprise = RecaptchaEnterpriseKeys(credentials: credentials)
    }
}
