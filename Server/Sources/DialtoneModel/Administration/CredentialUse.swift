package import DialtoneBasics

/// The last use of a program's credential, to the hour.
package struct CredentialUse: Hashable, Sendable {
    /// An admin key, a service account, or a key of an app that was replaced.
    package enum Credential: Hashable, Sendable {
        case adminKey(id: String, project: ProjectID)
        case serviceAccount(email: String)
        case previousAPIKey(String)
    }

    package let credential: Credential

    /// The start of the hour.
    package let hour: Timestamp

    package init(of credential: Credential, in hour: Timestamp) {
        self.credential = credential
        self.hour = hour
    }
}

extension AdminKey {
    package var credential: CredentialUse.Credential { .adminKey(id: id, project: projectID) }
}

extension ServiceAccount {
    package var credential: CredentialUse.Credential { .serviceAccount(email: email) }
}
