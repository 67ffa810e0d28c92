package import DialtoneBasics

/// A sorted and filtered list of a project's accounts.
package struct AccountListing: Hashable, Sendable {
    package enum Order: Hashable, Sendable {
        /// By creation time, then by ID.
        case createdAt

        /// By the last sign-in; accounts without one follow the earliest sign-in.
        case lastSignInAt

        /// By display name; accounts without one are not listed.
        case name
    }

    package let projectID: ProjectID
    package var order = Order.createdAt
    package var isDescending = true
    package var filter = AccountFilter()

    package init(of project: ProjectID) {
        projectID = project
    }

    /// The parts of the list, one after the other.
    package var parts: [Part] {
        switch order {
        case .createdAt: [.created]
        case .lastSignInAt where isDescending: [.signedIn, .neverSignedIn]
        case .lastSignInAt: [.neverSignedIn, .signedIn]
        case .name: [.named]
        }
    }

    /// The accounts that one index of the database has in the order of the list.
    package enum Part: String, Hashable, Sendable {
        case created, signedIn, neverSignedIn, named
    }

    /// Whether the database must look at accounts that are not listed.
    package var needsSearch: Bool {
        let isByCreation = order == .createdAt
        return filter.method != nil || filter.hasSecondFactor != nil || filter.isAnonymous != nil
            || (filter.isDisabled != nil && !(isByCreation && filter.isDisabled == true))
            || (!isByCreation && (filter.createdSince != nil || filter.createdBefore != nil))
            || (order != .name && filter.namePrefix != nil)
    }
}

/// The place of an account in an ``AccountListing``.
package struct AccountPosition: Hashable, Sendable {
    package let part: AccountListing.Part

    /// The time by which the part is sorted; `nil` if it is not sorted by time.
    package let moment: Timestamp?

    /// The name by which the part is sorted; `nil` if it is not sorted by name.
    package let name: String?
    package let id: AccountID

    package init(
        in part: AccountListing.Part,
        moment: Timestamp? = nil,
        name: String? = nil,
        id: AccountID
    ) {
        self.part = part
        self.moment = moment
        self.name = name
        self.id = id
    }

    /// The place of an account in a part that has it.
    package init(of account: Account, in part: AccountListing.Part) {
        self.init(
            in: part,
            moment: part == .created
                ? account.createdAt : part == .signedIn ? account.lastSignInAt : nil,
            name: part == .named ? account.displayName.flatMap(NameKey.init)?.text : nil,
            id: account.id
        )
    }
}

/// A page of an ``AccountListing``.
package struct AccountPage: Hashable, Sendable {
    /// The number of accounts that a search for a page looks at.
    package static let searchLimit = 20_000

    package let accounts: [Account]

    /// The place after which the list continues; `nil` at its end.
    package let end: AccountPosition?

    package init(accounts: [Account], end: AccountPosition?) {
        self.accounts = accounts
        self.end = end
    }
}
