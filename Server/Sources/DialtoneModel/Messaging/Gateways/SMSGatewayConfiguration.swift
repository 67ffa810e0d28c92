/// The operator's configuration of one gateway.
package struct SMSGatewayConfiguration: Hashable, Sendable {
    package let name: String
    package let kind: SMSGatewayKind

    /// The public settings, by field name.
    package let settings: [String: String]

    /// The secret settings, by field name.
    package var secrets: [String: String]

    package init(
        name: String,
        kind: SMSGatewayKind,
        settings: [String: String],
        secrets: [String: String]
    ) {
        self.name = name
        self.kind = kind
        self.settings = settings
        self.secrets = secrets
    }
}

extension SMSGatewayConfiguration: CustomStringConvertible, CustomReflectable {
    package var description: String { "SMSGatewayConfiguration(\(name), \(kind.rawValue))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
