import DialtoneBasics
package import DialtoneModel

/// A service account's key file in the form that Google's libraries read.
package struct ServiceAccountKeyFile: Codable, Sendable {
    package let type: String
    package let projectID: String
    package let privateKeyID: String

    /// The private key, as PKCS #8 in PEM.
    package let privateKey: String
    package let clientEmail: String
    package let clientID: String

    /// The URL at which the account requests access tokens.
    package let tokenURL: String

    package init(_ account: ServiceAccount, clientID: String, privateKey: String, tokenURL: String)
    {
        type = "service_account"
        projectID = account.projectID.rawValue
        privateKeyID = account.keyID
        self.privateKey = privateKey
        clientEmail = account.email
        self.clientID = clientID
        self.tokenURL = tokenURL
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case projectID = "project_id"
        case privateKeyID = "private_key_id"
        case privateKey = "private_key"
        case clientEmail = "client_email"
        case clientID = "client_id"
        case tokenURL = "token_uri"
    }
}

extension ServiceAccountKeyFile: CustomStringConvertible, CustomReflectable {
    package var description: String { "ServiceAccountKeyFile(\(clientEmail))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
