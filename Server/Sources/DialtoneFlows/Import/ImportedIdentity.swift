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
    /// The maximum length of ``provider`` and of ``rawID``, in bytes: both databases index them.
    private static let lengthLimit = 1_024

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
