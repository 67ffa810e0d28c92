/// The store that an app gets when it names none: the keychain where there is one, else files.
func defaultCredentialStore() -> any CredentialStore {
    #if canImport(Security)
    KeychainCredentialStore()
    #else
    FileCredentialStore()
    #endif
}
