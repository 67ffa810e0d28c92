/// The one who changes something, or tries to.
package struct AuditActor: Hashable, Sendable, Codable {
    /// The raw values are stored, and part of the hashes.
    package enum Kind: String, Sendable, CaseIterable, Codable {
        /// An operator of the console.
        case `operator`
        case adminKey
        case serviceAccount

        /// A caller in development mode or on a loopback listener, who needs no credential.
        case owner

        /// A user of the server's machine, with the command line.
        case commandLine

        /// The server itself.
        case system
    }

    package let kind: Kind

    /// The ID of the key, service account or operator, or the name of the user of the machine.
    package let id: String?
    package let role: AdminRole?

    package init(_ kind: Kind, id: String? = nil, role: AdminRole? = nil) {
        self.kind = kind
        self.id = id
        self.role = role
    }
}
