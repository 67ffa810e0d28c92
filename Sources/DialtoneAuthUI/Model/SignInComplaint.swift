/// The problem to show below the field.
public enum SignInComplaint: Hashable, Sendable {
    /// The entry is not complete.
    case text(SignInText)
    /// The code has too few digits.
    case codeShort
    /// A call failed, or is known to fail.
    case failure(SignInFailure)
}
