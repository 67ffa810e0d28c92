package import DialtoneModel

/// A request to sign in with a phone number, with its proof.
package struct PhoneSignInRequest: Sendable {
    package let caller: AppCaller
    package let proof: Proof

    /// The ID token of the signed-in account to add the number to.
    package let idToken: String?

    package let operation: Operation

    /// The target of the link with which the owner can undo the change.
    package let link: ActionLink?

    package enum Proof: Sendable {
        case code(sessionInfo: String, code: String)
        case temporaryProof(String, phoneNumber: String)
    }

    package enum Operation: Sendable {
        /// Adds the number to the ID token's account if there is one, otherwise signs up or in.
        case unspecified
        /// Signs up or in, and ignores an ID token.
        case signUpOrIn
        /// Signs in to an existing account; never creates or changes one.
        case reauthenticate
        /// Adds the number to the ID token's account, or replaces the account's number.
        case link
    }

    package init(
        caller: AppCaller,
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

/// The result of phone sign-in.
package enum PhoneSignInResult: Sendable {
    case completed(SignInOutcome, isNew: Bool)

    /// Another account has the number; the proof signs in to that one.
    case conflict(temporaryProof: String, account: Account)
}
