extension EndpointPath {
    /// Tells what became of a silent push; Dialtone's own.
    public static let pushStatus = Self("dialtone/v1/accounts:pushStatus")
    /// Hands out what came of the web page with the challenge; Dialtone's own.
    public static let pollAppVerification = Self("dialtone/v1/appVerification:poll")
    /// Makes the challenge that App Attest signs; Dialtone's own.
    public static let appAttestChallenge = Self("dialtone/v1/appAttest:challenge")
    /// Registers a key that Apple attested; Dialtone's own.
    public static let registerAppAttestKey = Self("dialtone/v1/appAttest:register")
    /// Sets a challenge for a browser to solve.
    public static let challenge = Self("dialtone/v1/challenge")
    /// Judges the solution of a challenge.
    public static let verifyChallenge = Self("dialtone/v1/challenge:verify")
}
