/// What a code is sent for; calls for the same target at the same time are one.
enum PhoneVerificationTarget: Hashable, Sendable {
    /// A number to sign in with.
    case number(String, tenantID: String?)
    /// A second factor of a sign-in under way; the server knows its number.
    case secondFactor(enrollmentID: String, pendingCredential: String, tenantID: String?)
    /// A number that is to become a user's second factor.
    case newFactor(String, idToken: String, tenantID: String?)
}
