package import PhoneNumbers

/// The SMS gateways of this node, for administrators.
package protocol GatewayDesk: Sendable {
    /// Whether messages are offered to the gateway now; `nil` if this node does not use it.
    func isHealthy(_ gateway: String) async -> Bool?

    /// Sends a test message by a gateway; returns `nil` if this node does not use it.
    ///
    /// Routes and the guard do not apply, and the gateway bills the message.
    func sendTest(
        by gateway: String,
        to number: PhoneNumber,
        from sender: SenderIdentity?
    ) async throws -> SendOutcome?

    /// The kinds of gateways that can be added, with their fields.
    var kinds: [GatewayKindFields] { get }

    /// Adds a gateway, and returns its record.
    ///
    /// Throws ``Refusal/invalidArgument(field:problem:)`` for the first field that is not valid, and
    /// for a name that is in use.
    func add(_ configuration: SMSGatewayConfiguration) async throws -> SMSGatewayRecord

    /// Changes fields of a gateway, of which empty ones are removed; returns `nil` if there is no
    /// such gateway.
    func change(
        _ gateway: String,
        settings: [String: String],
        secrets: [String: String],
        since seen: SeenVersion
    ) async throws -> SMSGatewayRecord?

    /// Removes a gateway; returns `false` if there is no such gateway.
    func remove(_ gateway: String, since seen: SeenVersion) async throws -> Bool
}

/// A kind of gateway with its fields.
package struct GatewayKindFields: Hashable, Sendable {
    package struct Field: Hashable, Sendable {
        package let name: String
        package let isSecret: Bool
        package let isRequired: Bool
        package let help: String

        package init(name: String, isSecret: Bool, isRequired: Bool, help: String) {
            self.name = name
            self.isSecret = isSecret
            self.isRequired = isRequired
            self.help = help
        }
    }

    package let kind: SMSGatewayKind
    package let fields: [Field]

    package init(kind: SMSGatewayKind, fields: [Field]) {
        self.kind = kind
        self.fields = fields
    }
}
