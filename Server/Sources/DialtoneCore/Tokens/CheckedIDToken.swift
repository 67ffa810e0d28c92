/// An ID token of ours that was genuine and unexpired when it was checked.
///
/// It does not say whether the session still exists: see ``acting(in:)`` and ``hold(in:)``.
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

    /// Whether it is valid only for enrolling the second factor that the project requires.
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

    /// The token with the current values of its session: a factor may have been withdrawn since the
    /// token was issued.
    ///
    /// A token that was issued for enrollment stays one.
    func updated(from session: Session) -> CheckedIDToken {
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
