/// What is wrong, for the line below the field.
public enum SignInComplaint: Hashable, Sendable {
    /// The entry is not complete.
    case text(SignInText)
    /// The code has too few digits.
    case codeShort
    /// A call failed, or would.
    case failure(SignInFailure)
}
