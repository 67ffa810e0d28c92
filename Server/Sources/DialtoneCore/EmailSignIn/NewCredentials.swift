/// An address and a password that somebody wants to have, not looked at yet.
package struct NewCredentials: Sendable {
    package let email: String?
    package let password: String?

    package init(email: String?, password: String?) {
        self.email = email
        self.password = password
    }

    package var isEmpty: Bool { email == nil && password == nil }

    /// Both of them; throws for the one that is missing.
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
