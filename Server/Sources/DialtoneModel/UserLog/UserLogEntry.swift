package import DialtoneBasics

/// A sign-in of a user, or a change that a user made to the account.
///
/// It has no phone number, e-mail address or other value of the account.
package struct UserLogEntry: Hashable, Sendable {
    package let id: String
    package let projectID: ProjectID
    package let tenantID: String?
    package let accountID: AccountID
    package let at: Timestamp

    /// What happened, by the name of the event that hooks get.
    package let action: AccountEventKind

    /// The provider with which the user signed in; `nil` for changes.
    package let method: SignInProvider?

    /// The kind of the second factor of a sign-in, if there was one.
    package let secondFactor: String?

    /// The address of the user's device, behind trusted proxies.
    package let address: String?

    /// The kind of the app, as it calls itself.
    package let client: ClientKind?
    package let requestID: String?

    package init(
        id: String,
        projectID: ProjectID,
        tenantID: String?,
        accountID: AccountID,
        at moment: Timestamp,
        action: AccountEventKind,
        method: SignInProvider?,
        secondFactor: String?,
        address: String?,
        client: ClientKind?,
        requestID: String?
    ) {
        self.id = id
        self.projectID = projectID
        self.tenantID = tenantID
        self.accountID = accountID
        at = moment
        self.action = action
        self.method = method
        self.secondFactor = secondFactor
        self.address = address
        self.client = client
        self.requestID = requestID
    }

    package typealias Position = HookDelivery.Position

    package var position: Position { Position(createdAt: at, id: id) }
}

extension AccountEventKind {
    /// The actions that the log of users has.
    package static let ofUsers: [Self] = [
        .signedIn, .accountCreated, .accountUpdated, .accountDeleted, .phoneNumberChanged,
        .emailChanged, .passwordChanged, .secondFactorsChanged, .passkeysChanged,
        .sessionsRevoked, .sessionsEnded, .refreshTokenReused,
    ]
}

/// Which entries of a project's log of users to list, newest first.
package struct UserLogQuery: Hashable, Sendable {
    package var account: AccountID?
    package var action: AccountEventKind?
    package var since: Timestamp?
    package var until: Timestamp?

    /// The entries after this one, which are older.
    package var position: UserLogEntry.Position?
    package var limit: Int

    package init(limit: Int) {
        self.limit = limit
    }
}
