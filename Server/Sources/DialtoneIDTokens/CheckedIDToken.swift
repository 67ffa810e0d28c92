package import DialtoneBasics
package import DialtoneModel

/// An ID token of this server whose signature and expiration time have been verified.
///
/// The session may have ended since then: see ``acting(in:)`` and ``hold(in:)``.
package struct CheckedIDToken: Hashable, Sendable {
    package let projectID: ProjectID
    package let accountID: AccountID

    /// The session that the token was issued to.
    package let sessionID: SessionID

    package let issuedAt: Timestamp
    package let signedInAt: Timestamp
    package let signInProvider: SignInProvider

    /// The second factor of the session.
    package let secondFactor: ProvedSecondFactor?

    /// Whether the token is valid only for enrolling the second factor that the project requires.
    package let isForEnrollment: Bool

    package init(
        projectID: ProjectID,
        accountID: AccountID,
        sessionID: SessionID,
        issuedAt: Timestamp,
        signedInAt: Timestamp,
        signInProvider: SignInProvider,
        secondFactor: ProvedSecondFactor? = nil,
        isForEnrollment: Bool = false
    ) {
        self.projectID = projectID
        self.accountID = accountID
        self.sessionID = sessionID
        self.issuedAt = issuedAt
        self.signedInAt = signedInAt
        self.signInProvider = signInProvider
        self.secondFactor = secondFactor
        self.isForEnrollment = isForEnrollment
    }

    /// Returns the token with the current values of its session.
    ///
    /// The second factor may have been withdrawn since the token was issued. A token that was
    /// issued for enrollment remains one.
    package func updated(from session: Session) -> CheckedIDToken {
        CheckedIDToken(
            projectID: projectID,
            accountID: accountID,
            sessionID: sessionID,
            issuedAt: issuedAt,
            signedInAt: session.signedInAt,
            signInProvider: session.signInProvider,
            secondFactor: session.context.secondFactor,
            isForEnrollment: isForEnrollment || session.context.isForEnrollment == true
        )
    }
}
