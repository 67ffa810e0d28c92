/// The target of a code; concurrent calls for the same target share one request.
enum PhoneVerificationTarget: Hashable, Sendable {
    /// A phone number to sign in with.
    case number(String, tenantID: String?)
    /// A second factor of a pending sign-in, whose number only the server has.
    case secondFactor(enrollmentID: String, pendingCredential: String, tenantID: String?)
    /// The phone number of a new second factor.
    case newFactor(String, idToken: String, tenantID: String?)
}
