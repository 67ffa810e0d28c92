extension EndpointPath {
    /// Returns the outcome of a silent push; a Dialtone extension.
    public static let pushStatus = Self("dialtone/v1/accounts:pushStatus")
    /// Returns the outcome of a challenge on the web page; a Dialtone extension.
    public static let pollAppVerification = Self("dialtone/v1/appVerification:poll")
    /// Creates a challenge for App Attest; a Dialtone extension.
    public static let appAttestChallenge = Self("dialtone/v1/appAttest:challenge")
    /// Registers an App Attest key; a Dialtone extension.
    public static let registerAppAttestKey = Self("dialtone/v1/appAttest:register")
    /// Creates a challenge for a browser.
    public static let challenge = Self("dialtone/v1/challenge")
    /// Verifies the solution of a challenge.
    public static let verifyChallenge = Self("dialtone/v1/challenge:verify")
}
