extension CredentialKey {
    /// Where an app's signed-in user is kept, under upstream's names.
    init(appName: String, options: OptionValues) {
        self.init(
            service: Self.service(options),
            account: "firebase_auth_1_\(appName)_firebase_user"
        )
    }

    /// Where the apps of an access group keep their user, under upstream's names.
    ///
    /// They have one API key and each an app ID of its own.
    init(accessGroups options: OptionValues) {
        self.init(service: options.apiKey ?? "", account: "firebase_auth_firebase_user")
    }

    /// Where an app remembers which access group it chose.
    init(accessGroupOf appName: String, options: OptionValues) {
        self.init(
            service: Self.service(options),
            account: "firebase_auth_1_\(appName)_access_group"
        )
    }

    /// Where an app keeps what it proves itself by, under upstream's names.
    init(appCredentials options: OptionValues) {
        self.init(
            service: Self.service(options),
            account: "firebase_auth_1_app_credentials"
        )
    }

    private static func service(_ options: OptionValues) -> String {
        let appID = options.googleAppID.isEmpty ? options.projectID ?? "" : options.googleAppID
        return "firebase_auth_\(appID)"
    }
}
