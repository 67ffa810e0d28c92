extension Account {
    /// The names of the members that an administrator has changed since `before`, sorted.
    package func changedMembers(since before: Account) -> [String] {
        let pairs: [(String, Bool)] = [
            ("customClaims", customAttributes != before.customAttributes),
            ("createdAt", createdAt != before.createdAt),
            ("disabled", (isDisabled ?? false) != (before.isDisabled ?? false)),
            ("displayName", displayName != before.displayName),
            ("email", email != before.email),
            ("emailVerified", isEmailVerified != before.isEmailVerified),
            ("identityProviders", linkedProviders != before.linkedProviders),
            ("lastSignInAt", lastSignInAt != before.lastSignInAt),
            ("passkeys", passkeys != before.passkeys),
            ("password", passwordHash != before.passwordHash),
            ("phoneNumber", phoneNumber != before.phoneNumber),
            ("photoUrl", photoURL != before.photoURL),
            ("secondFactors", secondFactors != before.secondFactors),
            ("validSince", validSince != before.validSince),
        ]
        return pairs.filter(\.1).map(\.0).sorted()
    }

    /// The names of the members that a new account has.
    package var presentMembers: [String] {
        changedMembers(since: Account(id: id, projectID: projectID, createdAt: createdAt))
    }
}
