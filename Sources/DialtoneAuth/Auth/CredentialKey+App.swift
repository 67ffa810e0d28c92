extension CredentialKey {
    /// The key of an app's signed-in user, with Firebase's names.
    init(appName: String, options: OptionValues) {
        self.init(
            service: Self.service(options),
            account: "firebase_auth_1_\(appName)_firebase_user"
        )
    }

    /// The key of an access group's user, with Firebase's names.
    ///
    /// The apps of a group share an API key, but each has its own app ID.
    init(accessGroups options: OptionValues) {
        self.init(service: options.apiKey ?? "", account: "firebase_auth_firebase_user")
    }

    /// The key under which an app stores its access group.
    init(accessGroupOf appName: String, options: OptionValues) {
        self.init(
            service: Self.service(options),
            account: "firebase_auth_1_\(appName)_access_group"
        )
    }

    /// The key of what an app's sign-in screen waits for.
    init(signInScreenOf appName: String, options: OptionValues) {
        self.init(
            service: Self.service(options),
            account: "firebase_auth_1_\(appName)_sign_in_screen"
        )
    }

    /// The key of the users of an app who were asked to create a passkey.
    init(passkeyOffersOf appName: String, options: OptionValues) {
        self.init(
            service: Self.service(options),
            account: "firebase_auth_1_\(appName)_passkey_offers"
        )
    }

    /// The key of an app's verification data, with Firebase's names.
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
