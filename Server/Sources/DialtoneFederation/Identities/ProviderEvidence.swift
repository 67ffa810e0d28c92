import DialtoneModel

/// A verified identity, with the tokens that the provider issued.
package struct ProviderEvidence: Sendable {
    package let identity: ProviderIdentity
    package var idToken: String?
    package var accessToken: String?
    package var refreshToken: String?

    package init(identity: ProviderIdentity) {
        self.identity = identity
    }
}

extension ProviderEvidence: CustomStringConvertible, CustomReflectable {
    package var description: String { "ProviderEvidence(\(identity.provider.rawValue))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
