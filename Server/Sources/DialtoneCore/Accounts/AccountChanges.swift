/// What to change on an account; what is `.keep` stays as it is.
package struct AccountChanges: Hashable, Sendable {
    package var displayName = Change<String?>.keep
    package var photoURL = Change<String?>.keep
    package var isDisabled = Change<Bool>.keep
    package var customAttributes = Change<String?>.keep
    package var validSince = Change<Timestamp>.keep

    package init() {}
}

/// Either nothing, or a new value, which may itself be `nil`.
package enum Change<Value: Hashable & Sendable>: Hashable, Sendable {
    case keep
    case set(Value)
}
