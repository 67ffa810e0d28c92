extension CredentialKey {
    /// Where an app's signed-in user is kept, under upstream's names.
    init(appName: String, options: OptionValues) {
        let appID = options.googleAppID.isEmpty ? options.projectID ?? "" : options.googleAppID
        self.init(
            service: "firebase_auth_\(appID)",
            account: "firebase_auth_1_\(appName)_firebase_user"
        )
    }
}
