import DialtoneCore

extension VerificationCredentialRegistry {
    /// The registry of a database that a command works on.
    init(of store: any DataStore, _ masterKey: MasterKey) {
        self.init(
            store: store,
            box: SecretBox(key: AppVerificationKeys(of: masterKey).credentials),
            clock: .system()
        )
    }
}
