package import DialtoneModel

/// A federated identity in an import.
package struct ImportedIdentity: Hashable, Sendable {
    package var provider: String?
    package var rawID: String?
    package var federatedID: String?
    package var email: String?
    package var displayName: String?
    package var photoURL: String?
    package var screenName: String?

    package init(provider: String?, rawID: String?) {
        self.provider = provider
        self.rawID = rawID
    }
}

extension ImportedIdentity {
    /// The maximum length of what a provider says about a user, in bytes.
    private static let profileLimit = 2_048

    private var profile: [(text: String?, field: String)] {
        [
            (federatedID, "federatedId"), (email, "email"), (displayName, "displayName"),
            (photoURL, "photoUrl"), (screenName, "screenName"),
        ]
    }

    /// The maximum length of ``provider`` and of ``rawID``, in bytes: both databases index them.
    private static let lengthLimit = 1_024

    /// The maximum number of identities of a user: each is compared with those of other users.
    static let countLimit = 50

    /// `nil` for phone number and password, which are not federated identities.
    package var linkedProvider: LinkedProvider? {
        get throws(ImportProblem) {
            if provider == SignInProvider.phone.rawValue { return nil }
            if provider == SignInProvider.password.rawValue { return nil }
            guard let provider, !provider.isEmpty, let rawID, !rawID.isEmpty else {
                throw .incompleteIdentity
            }
            guard provider.utf8.count <= Self.lengthLimit else { throw .tooLong("providerId") }
            guard rawID.utf8.count <= Self.lengthLimit else { throw .tooLong("rawId") }
            for (text, field) in profile where (text ?? "").utf8.count > Self.profileLimit {
                throw .tooLong(field)
            }
            var linked = LinkedProvider(
                providerID: SignInProvider(rawValue: provider),
                rawID: rawID
            )
            linked.federatedID = federatedID
            linked.email = email
            linked.displayName = displayName
            linked.photoURL = photoURL
            linked.screenName = screenName
            return linked
        }
    }
}
