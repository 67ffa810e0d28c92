/// What the operator says about one provider.
package struct SMSProviderConfiguration: Hashable, Sendable {
    package let name: String
    package let kind: SMSProviderKind

    /// What may be shown, by the name of the field.
    package let settings: [String: String]

    /// What may not, by the name of the field.
    package let secrets: [String: String]

    package init(
        name: String,
        kind: SMSProviderKind,
        settings: [String: String],
        secrets: [String: String]
    ) {
        self.name = name
        self.kind = kind
        self.settings = settings
        self.secrets = secrets
    }
}

extension SMSProviderConfiguration: CustomStringConvertible, CustomReflectable {
    package var description: String { "SMSProviderConfiguration(\(name), \(kind.rawValue))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
