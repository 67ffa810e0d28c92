/// A setting or a secret of a gateway.
package struct GatewayField: Hashable, Sendable {
    package let name: String
    package let isSecret: Bool
    package let isRequired: Bool

    /// The help text for operators.
    package let help: String

    package static func required(_ name: String, _ help: String) -> Self {
        Self(name: name, isSecret: false, isRequired: true, help: help)
    }

    package static func optional(_ name: String, _ help: String) -> Self {
        Self(name: name, isSecret: false, isRequired: false, help: help)
    }

    package static func secret(_ name: String, _ help: String) -> Self {
        Self(name: name, isSecret: true, isRequired: true, help: help)
    }

    package static func optionalSecret(_ name: String, _ help: String) -> Self {
        Self(name: name, isSecret: true, isRequired: false, help: help)
    }
}
