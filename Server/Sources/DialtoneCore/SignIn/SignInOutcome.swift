/// What a proved first factor led to.
package enum SignInOutcome: Sendable {
    case signedIn(TokenPair, Account)

    /// The account's second factor is still to be proved; the credential is for that and for
    /// nothing else.
    case secondFactorRequired(PendingCredential, Account)

    package var account: Account {
        switch self {
        case .signedIn(_, let account), .secondFactorRequired(_, let account): account
        }
    }

    /// The tokens of a sign-in that no second factor can follow.
    package var tokens: TokenPair {
        get throws {
            guard case .signedIn(let tokens, _) = self else { throw Refusal.accountChanged }
            return tokens
        }
    }
}
