import DialtoneBasics
import DialtoneFlows
import DialtoneModel

extension VerificationCredentialRegistry {
    /// Creates the registry for a command's database.
    init(of store: any DataStore, _ masterKey: MasterKey) {
        self.init(
            store: store,
            box: SecretBox(keys: AppVerificationKeys(of: masterKey).credentials),
            clock: .system()
        )
    }
}
