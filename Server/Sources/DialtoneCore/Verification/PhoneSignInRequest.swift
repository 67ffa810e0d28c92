/// Somebody's claim to hold a number, with the proof.
package struct PhoneSignInRequest: Sendable {
    package let caller: SignInCaller
    package let proof: Proof

    /// The signed-in account that the number is for, where there is one.
    package let idToken: String?

    package let operation: Operation

    /// The target of the link with which the owner undoes the change.
    package let link: ActionLink?

    package enum Proof: Sendable {
        case code(sessionInfo: String, code: String)
        case temporaryProof(String, phoneNumber: String)
    }

    package enum Operation: Sendable {
        /// Adds the number to the ID token's account if there is one, else signs up or in.
        case unspecified
        /// Signs up or in, whatever ID token comes along.
        case signUpOrIn
        /// Signs in to an account that exists; never creates or changes one.
        case reauthenticate
        /// Adds the number to the ID token's account, or replaces the one it has.
        case link
    }

    package init(
        caller: SignInCaller,
        proof: Proof,
        idToken: String?,
        operation: Operation,
        link: ActionLink? = nil
    ) {
        self.caller = caller
        self.proof = proof
        self.idToken = idToken
        self.operation = operation
        self.link = link
    }
}

/// What a proved number led to.
package enum PhoneSignInResult: Sendable {
    case completed(SignInOutcome, isNew: Bool)

    /// The number is another account's; the proof signs in to that one.
    case conflict(temporaryProof: String, account: Account)
}
