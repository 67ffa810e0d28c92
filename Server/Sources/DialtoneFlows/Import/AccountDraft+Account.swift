import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension AccountDraft {
    /// Returns the account that the row describes, with `passwordHash`, as of `now`.
    ///
    /// Throws for the first invalid value in the row.
    func account(
        of project: ProjectID,
        by rules: ImportRules,
        passwordHash: PasswordHash?,
        at now: Timestamp,
        factors: ImportedFactorReader
    ) throws(ImportProblem) -> Account {
        var account = Account(
            id: try checkedID(),
            projectID: project,
            createdAt: try Self.checked(createdAt, "createdAt") ?? now
        )
        guard (tenantID ?? "").isEmpty || tenantID == project.tenantID else { throw .wrongTenant }
        try describe(&account)
        try addNames(to: &account)
        account.passwordHash = passwordHash
        account.passwordUpdatedAt = passwordHash == nil ? nil : passwordUpdatedAt ?? now
        account.secondFactors = try factors.factors(secondFactors, of: account, at: now)
        if !account.secondFactors.isEmpty, rules.requiresWayBack { try account.checkWayBack() }
        return account
    }

    private func checkedID() throws(ImportProblem) -> AccountID {
        guard let id, !id.isEmpty else { throw .missingID }
        guard id.utf16.count <= AccountID.lengthLimit else { throw .tooLong("localId") }
        try Self.checkText(id)
        return AccountID(rawValue: id)
    }

    private func describe(_ account: inout Account) throws(ImportProblem) {
        guard (displayName ?? "").utf16.count <= Account.displayNameLimit else {
            throw .tooLong("displayName")
        }
        guard (photoURL ?? "").utf8.count <= Account.photoURLLimit else {
            throw .tooLong("photoUrl")
        }
        try Self.checkText(displayName)
        try Self.checkText(photoURL)
        account.displayName = displayName
        account.photoURL = photoURL
        account.isDisabled = isDisabled
        account.isCustomAuth = isCustomAuth
        account.customAttributes = try checkedClaims()
        account.validSince = try Self.checked(validSince, "validSince")
        account.lastSignInAt = try Self.checked(lastSignInAt, "lastLoginAt")
        account.lastRefreshAt = try Self.checked(lastRefreshAt, "lastRefreshAt")
    }

    /// Adds the sign-in methods other than a password.
    private func addNames(to account: inout Account) throws(ImportProblem) {
        if let email, !email.isEmpty {
            account.email = try Self.address(email)
            account.isEmailVerified = isEmailVerified
            account.hasEmailLinkSignIn = hasEmailLinkSignIn
        }
        if let initialEmail, !initialEmail.isEmpty {
            account.initialEmail = try Self.address(initialEmail)
        }
        if let phoneNumber, !phoneNumber.isEmpty {
            guard let number = try? PhoneNumber(parsing: phoneNumber) else {
                throw .invalidPhoneNumber
            }
            account.phoneNumber = number
            account.phoneProvedAt = try Self.checked(phoneProvedAt, "phoneProvedAt")
        }
        guard identities.count <= ImportedIdentity.countLimit else {
            throw .tooLong("providerUserInfo")
        }
        for identity in identities {
            guard let linked = try identity.linkedProvider else { continue }
            try Self.checkText(linked.providerID.rawValue)
            try Self.checkText(linked.rawID)
            account.link(linked)
        }
    }

    private func checkedClaims() throws(ImportProblem) -> String? {
        guard let customAttributes, !customAttributes.isEmpty else { return nil }
        do {
            return try CustomAttributes(checking: customAttributes).text
        } catch .claimsTooLarge {
            throw .claimsTooLarge
        } catch .reservedClaim {
            throw .reservedClaim
        } catch {
            throw .invalidClaims
        }
    }

    private static func address(_ text: String) throws(ImportProblem) -> String {
        guard let address = try? EmailAddress(checking: text) else { throw .invalidEmail }
        return address.rawValue
    }

    static func checked(
        _ moment: Timestamp?,
        _ field: String
    ) throws(ImportProblem) -> Timestamp? {
        guard let moment else { return nil }
        guard Timestamp.calendar.contains(moment) else { throw .outOfRange(field) }
        return moment
    }

    /// Throws for text that a database cannot store, so that it does not fail the whole
    /// transaction.
    private static func checkText(_ text: String?) throws(ImportProblem) {
        if let text, text.utf8.contains(0) { throw .zeroCharacter }
    }
}

extension Account {
    /// Throws unless there is a verified address with which the user can recover the account.
    fileprivate func checkWayBack() throws(ImportProblem) {
        guard email != nil else { throw .factorWithoutEmail }
        guard isEmailVerified else { throw .factorWithoutProvedEmail }
    }
}
