package import DialtoneModel

/// A new address and password, not validated.
package struct NewCredentials: Sendable {
    package let email: String?
    package let password: String?

    package init(email: String?, password: String?) {
        self.email = email
        self.password = password
    }

    package var isEmpty: Bool { email == nil && password == nil }

    /// Returns both values; throws for the missing one.
    package func both() throws(Refusal) -> (email: EmailAddress, password: String) {
        guard let email else { throw .missingEmail }
        let address = try EmailAddress(checking: email)
        guard let password, !password.isEmpty else { throw .missingPassword }
        return (address, password)
    }
}

extension NewCredentials: CustomStringConvertible {
    package var description: String { "NewCredentials(•••)" }
}
