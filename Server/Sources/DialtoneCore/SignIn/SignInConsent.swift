/// What the project's hook said to a sign-in.
enum SignInConsent: Sendable {
    /// There is nobody to ask.
    case notNeeded

    /// The account could not sign in, or not yet.
    case notAsked

    case given(SignInAmendments, to: Account)

    /// What the hook wants changed on `found`, the account as it is by now.
    ///
    /// Throws where it is another than the hook was asked about: what has signed everybody out
    /// since, or taken the way to sign in away, ends this sign-in as well.
    func amendments(of found: Account) throws(Refusal) -> SignInAmendments {
        switch self {
        case .notNeeded: return SignInAmendments()
        case .notAsked: throw .accountChanged
        case .given(let amendments, let asked):
            guard found.createdAt == asked.createdAt, found.validSince == asked.validSince,
                found.othersEndedAt == asked.othersEndedAt,
                found.phoneNumber == asked.phoneNumber, found.email == asked.email
            else { throw .accountChanged }
            return amendments
        }
    }
}
