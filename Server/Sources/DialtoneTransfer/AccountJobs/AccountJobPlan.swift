import DialtoneBasics
package import DialtoneModel
package import IdentityToolkitAdmin

/// What a job does, to which users, and which administrator has created it.
package struct AccountJobPlan: Codable, Sendable {
    package enum Action: String, Codable, Sendable, CaseIterable {
        case export
        case disable
        case enable
        case signOut
        case delete
    }

    package let action: Action

    /// The format of the file; other actions have none.
    package let format: ExportFormat

    /// The conditions that the users meet.
    package let filter: AccountFilter

    /// The conditions in the form of the request.
    package let wireFilter: AccountListFilter?

    /// Whether the file has password hashes and the secrets of authenticator apps.
    package let hasSecrets: Bool

    /// Who has created the job, and is named in the audit log.
    let actor: AuditActor

    /// The IDs of the first users.
    package var sample: [String] = []

    package init(
        _ action: Action,
        format: ExportFormat,
        filter: AccountFilter,
        as wireFilter: AccountListFilter?,
        for identity: AdminIdentity
    ) {
        self.action = action
        self.format = format
        self.filter = filter
        self.wireFilter = wireFilter
        // A password hash allows unlimited attempts at guessing the password.
        hasSecrets = action == .export && format == .json && identity.role >= .owner
        actor = identity.actor
    }

    /// The users of the job, in an order that its changes keep.
    ///
    /// Users that are created after the job are not part of a change: its preview has not
    /// counted them.
    func listing(of job: AccountJob) -> AccountListing {
        var listing = AccountListing(of: job.projectID)
        listing.filter = filter
        listing.order = filter.namePrefix == nil ? .createdAt : .name
        listing.isDescending = listing.order == .createdAt
        if action != .export {
            let end = job.createdAt + TimeSpan(milliseconds: 1)
            listing.filter.createdBefore = min(filter.createdBefore ?? end, end)
        }
        return listing
    }
}

/// A user that a job could not change.
package struct AccountJobFailure: Codable, Sendable {
    package let id: String
    package let reason: String
}
