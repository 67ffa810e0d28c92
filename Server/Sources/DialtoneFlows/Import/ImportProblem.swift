import DialtoneModel

/// Why a row of an import is rejected.
package enum ImportProblem: Error, Hashable, Sendable {
    case missingID
    case wrongTenant
    case invalidEmail
    case invalidPhoneNumber
    case invalidClaims
    case claimsTooLarge
    case reservedClaim
    case incompleteIdentity
    case tooLong(String)
    case outOfRange(String)
    case unreadable(String)
    case zeroCharacter
    case password(field: String, problem: String)
    case shortPassword
    case factorWithoutEmail
    case factorWithoutProvedEmail
    case factorIDTwice
    case factorUnsupported
    case factorNumberInvalid
    case tooManyFactors
    case accountExists
    case phoneNumberInUse
    case emailInUse
    case identityInUse
    case passkeyInUse

    /// A problem that is specific to one source of accounts.
    case ofSource(String)
}

extension ImportProblem {
    /// The message in the protocol and in reports.
    ///
    /// It is Identity Platform's message if it has one, since programs compare messages, and never
    /// contains values of the row.
    package var message: String {
        switch self {
        case .missingID: "localId is missing"
        case .wrongTenant: "Tenant id in userInfo does not match the tenant id in request."
        case .invalidEmail: "email is invalid"
        case .invalidPhoneNumber: "phone number format is invalid"
        case .invalidClaims: "Invalid custom claims provided."
        case .claimsTooLarge: "Custom claims provided are too large."
        case .reservedClaim: "Custom claims provided include a reserved claim."
        case .incompleteIdentity: "federatedId or (providerId & rawId) is required"
        case .tooLong(let field): "\(field) is too long"
        case .outOfRange(let field): "\(field) is out of range"
        case .unreadable(let field): "\(field) cannot be read"
        case .zeroCharacter: "U+0000 is not allowed in strings"
        case .password(let field, let problem): "\(field) \(problem)"
        case .shortPassword: "password is too short or too long"
        case .factorWithoutEmail: "Second factor account requires email to be presented."
        case .factorWithoutProvedEmail: "Second factor account requires email to be verified."
        case .factorIDTwice: "Enrollment id already exists."
        case .factorUnsupported: "Second factor not supported."
        case .factorNumberInvalid: "Phone number format is invalid"
        case .tooManyFactors: "At most \(SecondFactor.limit) second factors are allowed."
        case .accountExists:
            "localId belongs to an existing account - can not overwrite."
        case .phoneNumberInUse: "phone number exists in other account in database"
        case .emailInUse: "email exists in other account in database"
        case .identityInUse: "raw id exists in other account in database"
        case .passkeyInUse: "credential ID exists in other account in database"
        case .ofSource(let message): message
        }
    }

    init(_ conflict: AccountConflict) {
        switch conflict {
        case .accountID: self = .accountExists
        case .phoneNumber: self = .phoneNumberInUse
        case .email: self = .emailInUse
        case .linkedProvider: self = .identityInUse
        }
    }
}
