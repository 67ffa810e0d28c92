/// The session of a call and its account, as read in the current transaction.
package struct ActingSession: Sendable {
    package let session: Session
    package let account: Account

    package init(session: Session, account: Account) {
        self.session = session
        self.account = account
    }
}
