/// What an administrative action changes.
package struct AuditTarget: Hashable, Sendable {
    /// The kind of a target; the raw values are stored, and part of the hashes.
    package struct Kind: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        package static let accountImport = Self(rawValue: "accountImport")
        package static let accountJob = Self(rawValue: "accountJob")
        package static let adminKey = Self(rawValue: "adminKey")
        package static let app = Self(rawValue: "app")
        package static let client = Self(rawValue: "client")

        /// What the guard counts, such as a prefix.
        package static let hold = Self(rawValue: "hold")
        package static let hook = Self(rawValue: "hook")
        package static let identityProvider = Self(rawValue: "identityProvider")
        package static let optOut = Self(rawValue: "optOut")
        package static let masterKey = Self(rawValue: "masterKey")
        package static let `operator` = Self(rawValue: "operator")
        package static let operatorInvitation = Self(rawValue: "operatorInvitation")
        package static let project = Self(rawValue: "project")
        package static let serviceAccount = Self(rawValue: "serviceAccount")
        package static let signingKey = Self(rawValue: "signingKey")
        package static let smsGateway = Self(rawValue: "smsGateway")
        package static let smsRoute = Self(rawValue: "smsRoute")
        package static let tenant = Self(rawValue: "tenant")
        package static let testNumber = Self(rawValue: "testNumber")
        package static let user = Self(rawValue: "user")
        package static let verificationCredential = Self(rawValue: "verificationCredential")

        /// Several users at once, as in an import.
        package static let users = Self(rawValue: "users")
    }

    package let kind: Kind

    /// The ID, which is stored apart from the chain; `nil` for several targets.
    package let id: String?

    package init(_ kind: Kind, id: String? = nil) {
        self.kind = kind
        self.id = id
    }
}
