package import DialtoneModel

extension Account {
    /// Links the provider's identity to the account, replacing an earlier one of the same provider.
    package mutating func link(_ identity: ProviderIdentity) {
        var linked = LinkedProvider(providerID: identity.provider, rawID: identity.rawID)
        linked.federatedID = identity.federatedID
        linked.email = identity.email
        linked.displayName = identity.displayName
        linked.photoURL = identity.photoURL
        linked.screenName = identity.screenName
        linkedProviders.removeAll { $0.providerID == identity.provider }
        linkedProviders.append(linked)
    }

    package mutating func takeProfile(of identity: ProviderIdentity) {
        displayName = identity.displayName ?? displayName
        photoURL = identity.photoURL ?? photoURL
    }
}
