package import DialtoneIDTokens
package import DialtoneModel

/// The result of a verified first factor.
package enum SignInOutcome: Sendable {
    case signedIn(TokenPair, Account)

    /// The account's second factor must still be verified; the credential is valid only for that.
    case secondFactorRequired(PendingCredential, Account)

    package var account: Account {
        switch self {
        case .signedIn(_, let account), .secondFactorRequired(_, let account): account
        }
    }

    /// The tokens of a sign-in that cannot require a second factor.
    package var tokens: TokenPair {
        get throws {
            guard case .signedIn(let tokens, _) = self else { throw Refusal.accountChanged }
            return tokens
        }
    }
}
