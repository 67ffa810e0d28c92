package import PhoneNumbers

/// What to change on an account; what is `.keep` stays as it is.
package struct AccountChanges: Hashable, Sendable {
    package var displayName = Change<String?>.keep
    package var photoURL = Change<String?>.keep
    package var isDisabled = Change<Bool>.keep
    package var customAttributes = Change<String?>.keep
    package var validSince = Change<Timestamp>.keep
    package var createdAt = Change<Timestamp>.keep
    package var lastSignInAt = Change<Timestamp?>.keep

    /// A number that somebody vouches for, or none.
    package var phoneNumber = Change<PhoneNumber?>.keep

    /// Another address counts as unproved unless ``isEmailVerified`` says otherwise.
    package var email = Change<String?>.keep

    package var isEmailVerified = Change<Bool>.keep
    package var passwordHash = Change<PasswordHash?>.keep
    package var secondFactors = Change<SecondFactorAssignment>.keep

    /// Identities to add; one of the same provider is replaced.
    package var linkedProviders: [LinkedProvider] = []

    /// Ways to sign in to take away: `phone`, `password` (address and password), or a linked
    /// provider.
    package var unlinkedProviders: Set<SignInProvider> = []

    package init() {}

    /// Whether whoever is signed in has to sign in again.
    var endsSessions: Bool {
        passwordHash != .keep || email != .keep || unlinkedProviders.contains(.password)
    }
}

/// Either nothing, or a new value, which may itself be `nil`.
package enum Change<Value: Hashable & Sendable>: Hashable, Sendable {
    case keep
    case set(Value)

    func apply(to value: inout Value) {
        if case .set(let new) = self { value = new }
    }
}
