import DialtoneCore

extension Account {
    /// The ways in which the account signs in, as the protocol names them.
    var signInMethods: [String] {
        [
            passwordHash == nil ? nil : "password",
            hasEmailLinkSignIn ? "emailLink" : nil,
            phoneNumber == nil ? nil : "phone",
        ]
        .compactMap(\.self) + linkedProviders.map(\.providerID.rawValue)
    }
}
