package import DialtoneBasics
package import PhoneNumbers

/// The changes to apply to an account; properties with `.keep` stay unchanged.
package struct AccountChanges: Hashable, Sendable {
    package var displayName = Change<String?>.keep
    package var photoURL = Change<String?>.keep
    package var isDisabled = Change<Bool>.keep
    package var customAttributes = Change<String?>.keep
    package var validSince = Change<Timestamp>.keep
    package var createdAt = Change<Timestamp>.keep
    package var lastSignInAt = Change<Timestamp?>.keep

    /// The new phone number, set without a proof of ownership; `nil` removes it.
    package var phoneNumber = Change<PhoneNumber?>.keep

    /// The new e-mail address, which is unverified unless ``isEmailVerified`` is set as well.
    package var email = Change<String?>.keep

    package var isEmailVerified = Change<Bool>.keep
    package var passwordHash = Change<PasswordHash?>.keep
    package var secondFactors = Change<SecondFactorAssignment>.keep

    /// Second factors to remove; the others stay.
    package var removedSecondFactors: Set<SecondFactorID> = []

    /// Whether the recovery codes stop working.
    package var removesRecoveryCodes = false

    /// Identities to link; an existing one from the same provider is replaced.
    package var linkedProviders: [LinkedProvider] = []

    /// Sign-in methods to remove.
    ///
    /// They are `phone`, `password` (address and password) or a linked provider.
    package var unlinkedProviders: Set<SignInProvider> = []

    /// Passkeys to remove.
    package var removedPasskeys: Set<PasskeyID> = []

    /// New names for passkeys.
    package var renamedPasskeys: [PasskeyID: String] = [:]

    package init() {}

    /// Whether the changes end all sessions, so that the user must sign in again.
    package var endsSessions: Bool {
        passwordHash != .keep || email != .keep || unlinkedProviders.contains(.password)
    }
}

/// Either no change, or a new value, which may itself be `nil`.
package enum Change<Value: Hashable & Sendable>: Hashable, Sendable {
    case keep
    case set(Value)

    func apply(to value: inout Value) {
        if case .set(let new) = self { value = new }
    }
}
