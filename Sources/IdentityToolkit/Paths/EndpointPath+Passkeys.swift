extension EndpointPath {
    /// Starts the addition of a passkey.
    public static let passkeyEnrollmentStart = Self("v2/accounts/passkeyEnrollment:start")
    /// Adds a passkey.
    public static let passkeyEnrollmentFinalize = Self("v2/accounts/passkeyEnrollment:finalize")
    /// Starts a sign-in with a passkey.
    public static let passkeySignInStart = Self("v2/accounts/passkeySignIn:start")
    /// Completes a sign-in with a passkey.
    public static let passkeySignInFinalize = Self("v2/accounts/passkeySignIn:finalize")
}
