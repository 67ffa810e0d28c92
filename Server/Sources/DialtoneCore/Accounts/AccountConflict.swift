/// What one account cannot have because another one has it.
///
/// Thrown inside a transaction, which it undoes.
package enum AccountConflict: Error, Hashable, Sendable {
    case accountID
    case phoneNumber
    case email
    case linkedProvider

    package var refusal: Refusal {
        switch self {
        case .accountID: .accountIDTaken
        case .phoneNumber: .phoneNumberInUse
        case .email: .emailInUse
        case .linkedProvider: .identityInUse
        }
    }
}
