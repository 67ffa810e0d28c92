import DialtoneModel

extension Account {
    /// The sign-in methods of the account, as named in the protocol.
    var signInMethods: [String] {
        [
            passwordHash == nil ? nil : "password",
            hasEmailLinkSignIn ? "emailLink" : nil,
            phoneNumber == nil ? nil : "phone",
        ]
        .compactMap(\.self) + linkedProviders.map(\.providerID.rawValue)
    }
}
