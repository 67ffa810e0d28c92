package import DialtoneBasics

/// The purpose and the subject of a code, which is valid for nothing else.
package enum VerificationPurpose: Hashable, Sendable {
    /// Signing in, and adding or changing the number of an account.
    case signIn

    /// Enrolling the number as a second factor of one account.
    case secondFactorEnrollment(AccountID)

    /// Proving the number as the second factor of one sign-in, named by its pending credential.
    case secondFactorSignIn(TokenDigest)
}

extension VerificationPurpose: RawRepresentable {
    private static let enrollment = "second-factor-enrollment "
    private static let secondFactor = "second-factor-sign-in "

    /// The stored form of the purpose, which a single index can look up.
    package var rawValue: String {
        switch self {
        case .signIn: "sign-in"
        case .secondFactorEnrollment(let account): Self.enrollment + account.rawValue
        case .secondFactorSignIn(let pending): Self.secondFactor + Base64URL.encode(pending.bytes)
        }
    }

    package init?(rawValue: String) {
        if rawValue == "sign-in" {
            self = .signIn
        } else if rawValue.hasPrefix(Self.enrollment) {
            let account = rawValue.dropFirst(Self.enrollment.count)
            self = .secondFactorEnrollment(AccountID(rawValue: String(account)))
        } else if rawValue.hasPrefix(Self.secondFactor),
            let bytes = Base64URL.decode(String(rawValue.dropFirst(Self.secondFactor.count)))
        {
            self = .secondFactorSignIn(TokenDigest(bytes: bytes))
        } else {
            return nil
        }
    }
}
