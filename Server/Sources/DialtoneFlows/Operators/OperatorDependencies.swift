package import DialtoneBasics
package import DialtoneModel
package import DialtonePasswords

/// What the sign-in and the set-up of operators work with.
package struct OperatorDependencies: Sendable {
    let store: any DataStore
    let passwords: PasswordHasher
    let secrets: OperatorSecrets
    let passkeys: OperatorPasskeyCeremonies
    let audit: AuditLog
    let clock: ServerClock
    let random: RandomSource

    package init(
        store: any DataStore,
        passwords: PasswordHasher,
        secrets: OperatorSecrets,
        passkeys: OperatorPasskeyCeremonies,
        audit: AuditLog,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.passwords = passwords
        self.secrets = secrets
        self.passkeys = passkeys
        self.audit = audit
        self.clock = clock
        self.random = random
    }
}
