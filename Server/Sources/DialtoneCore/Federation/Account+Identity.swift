extension Account {
    /// Notes what a provider says of the person; of each provider an account has one identity.
    mutating func link(_ identity: ProviderIdentity) {
        var linked = LinkedProvider(providerID: identity.provider, rawID: identity.rawID)
        linked.federatedID = identity.federatedID
        linked.email = identity.email
        linked.displayName = identity.displayName
        linked.photoURL = identity.photoURL
        linked.screenName = identity.screenName
        linkedProviders.removeAll { $0.providerID == identity.provider }
        linkedProviders.append(linked)
    }

    mutating func takeProfile(of identity: ProviderIdentity) {
        displayName = identity.displayName ?? displayName
        photoURL = identity.photoURL ?? photoURL
    }
}
