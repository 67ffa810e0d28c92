package import DialtoneBasics

/// An account as a change leaves it, with the permission to store it.
///
/// The store accepts nothing else, so every operation that changes an account must state its
/// authority. For owners, only ``ChangeRule`` creates a permission.
package struct PermittedChange: Sendable {
    package let account: Account

    fileprivate init(_ account: Account) {
        self.account = account
    }

    /// A decision of an administrator of the project, its own back end or one of its hooks.
    package static func byAdministrator(_ account: Account) -> PermittedChange {
        PermittedChange(account)
    }

    /// The consequence of a proof given in the same call: of an address by the code of a mail, of a
    /// number, of an identity, or of a password.
    package static func byProof(_ account: Account) -> PermittedChange {
        PermittedChange(account)
    }
}

/// The permission to delete an account.
package struct PermittedDeletion: Sendable {
    package let accountID: AccountID
    package let projectID: ProjectID

    fileprivate init(_ account: AccountID, of project: ProjectID) {
        accountID = account
        projectID = project
    }

    /// A decision of an administrator of the project or of its own back end.
    package static func byAdministrator(
        _ account: AccountID,
        of project: ProjectID
    ) -> PermittedDeletion {
        PermittedDeletion(account, of: project)
    }
}

extension ChangeRule {
    /// Permits the session's holder to change the account, or throws the missing requirement.
    ///
    /// `proof` says whether the caller proved, in the same call, what the change adds. `start` is
    /// when the change began, if it takes several calls.
    package func permit(
        _ account: Account,
        by acting: ActingSession,
        proving proof: Proof = .nothing,
        begunAt start: Timestamp? = nil
    ) throws(Refusal) -> PermittedChange {
        let difference = CredentialDifference(from: acting.account, to: account)
        try check(difference.need(proof), by: acting, begunAt: start ?? now)
        return PermittedChange(noting(difference, by: acting, begunAt: start ?? now))
    }

    /// Permits the session's holder to delete the account, or throws the missing requirement.
    package func permitDeletion(by acting: ActingSession) throws(Refusal) -> PermittedDeletion {
        try check(.recentSignIn, by: acting)
        return PermittedDeletion(acting.account.id, of: acting.account.projectID)
    }
}
