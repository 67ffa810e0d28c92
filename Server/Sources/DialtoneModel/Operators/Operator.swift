package import DialtoneBasics

/// A person who runs the server and signs in to its console.
///
/// Operators are not users of a project: they belong to the server.
package struct Operator: Hashable, Sendable {
    package let id: OperatorID
    package let name: OperatorName
    package var roles: OperatorRoles

    /// `nil` for an operator who signs in only with passkeys.
    package var passwordHash: PasswordHash?

    /// The secret of the authenticator app, encrypted for this operator; `nil` without a password.
    package var sealedSecret: [UInt8]?

    /// The time step of the last code that was used; codes of earlier steps are rejected.
    package var lastUsedStep: Int64?

    package var isDisabled: Bool
    package var failures = OperatorFailures()
    package let createdAt: Timestamp

    package init(
        id: OperatorID,
        name: OperatorName,
        roles: OperatorRoles,
        passwordHash: PasswordHash?,
        sealedSecret: [UInt8]?,
        lastUsedStep: Int64?,
        isDisabled: Bool = false,
        createdAt: Timestamp
    ) {
        self.id = id
        self.name = name
        self.roles = roles
        self.passwordHash = passwordHash
        self.sealedSecret = sealedSecret
        self.lastUsedStep = lastUsedStep
        self.isDisabled = isDisabled
        self.createdAt = createdAt
    }
}

/// The ID of an operator, which stays the same if the operator is set up again.
package struct OperatorID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The name with which an operator signs in, such as `anna` or `anna@example.com`.
package struct OperatorName: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    /// `nil` unless the text, in lower case, has 1 to 64 letters, digits and `.`, `_`, `@`, `+` or
    /// `-`, and begins with a letter or digit.
    package init?(rawValue: String) {
        let text = rawValue.lowercased()
        guard text.wholeMatch(of: /[a-z0-9][a-z0-9._@+-]{0,63}/) != nil else { return nil }
        self.rawValue = text
    }
}
