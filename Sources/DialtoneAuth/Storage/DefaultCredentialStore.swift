/// Returns the default store: the keychain if there is one, otherwise files.
func defaultCredentialStore() -> any CredentialStore {
    #if canImport(Security)
    KeychainCredentialStore()
    #else
    FileCredentialStore()
    #endif
}
