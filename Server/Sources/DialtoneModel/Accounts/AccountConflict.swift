/// A value that the account cannot have because another account has it.
///
/// Throw it inside a transaction to roll the transaction back.
package enum AccountConflict: RefusalError, Hashable, Sendable {
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
