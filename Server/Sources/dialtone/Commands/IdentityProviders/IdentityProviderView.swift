import DialtoneModel

/// An identity provider without its secret, as commands print it.
struct IdentityProviderView: Encodable {
    let id: String
    let displayName: String?
    let isEnabled: Bool
    let issuer: String?
    let clientID: String?
    let audiences: [String]
    let usesCode: Bool
    let hasClientSecret: Bool

    init(_ provider: IdentityProvider) {
        id = provider.id.rawValue
        displayName = provider.settings.displayName
        isEnabled = provider.settings.isEnabled
        issuer = provider.settings.issuer
        clientID = provider.settings.clientID
        audiences = provider.settings.allowedClientIDs
        usesCode = provider.settings.usesCode
        hasClientSecret = provider.sealedClientSecret != nil
    }

    static let header = ["PROVIDER", "SIGN-IN", "CLIENT ID", "ISSUER", "SECRET"]

    var row: [String] {
        [
            id, isEnabled ? "on" : "off", clientID ?? "", issuer ?? "",
            hasClientSecret ? "yes" : "no",
        ]
    }

    var details: Details<Self> {
        Details(
            self,
            [
                ("provider", id), ("name", displayName), ("sign-in", isEnabled ? "on" : "off"),
                ("issuer", issuer), ("client ID", clientID),
                ("audiences", audiences.joined(separator: ", ")),
                ("flow", usesCode ? "code" : "ID token"),
                ("secret", hasClientSecret ? "yes" : "no"),
            ]
        )
    }
}
