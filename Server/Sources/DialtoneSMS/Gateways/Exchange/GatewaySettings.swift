import DialtoneBasics
import DialtoneModel

/// Reads the configuration of a gateway field by field.
struct GatewaySettings {
    private let configuration: SMSGatewayConfiguration
    private let dependencies: GatewayDependencies

    init(_ configuration: SMSGatewayConfiguration, _ dependencies: GatewayDependencies) {
        self.configuration = configuration
        self.dependencies = dependencies
    }

    /// Returns the value of a setting, or `nil` if it is missing or empty.
    func text(_ name: String) -> String? {
        configuration.settings[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the value of a setting that must match `form`; `problem` describes a mismatch.
    func text(
        _ name: String,
        _ form: Regex<Substring>,
        _ problem: String
    ) throws(InvalidGateway) -> String? {
        guard let text = text(name) else { return nil }
        guard text.wholeMatch(of: form) != nil else { throw InvalidGateway(name, problem) }
        return text
    }

    func required(
        _ name: String,
        _ form: Regex<Substring>,
        _ problem: String
    ) throws(InvalidGateway) -> String {
        guard let text = try text(name, form, problem) else {
            throw InvalidGateway(name, "is missing")
        }
        return text
    }

    func secret(_ name: String) throws(InvalidGateway) -> GatewaySecret? {
        guard let text = configuration.secrets[name], !text.isEmpty else { return nil }
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else {
            throw InvalidGateway(name, "must not contain control characters")
        }
        return GatewaySecret(text: text)
    }

    func requiredSecret(_ name: String) throws(InvalidGateway) -> GatewaySecret {
        guard let secret = try secret(name) else { throw InvalidGateway(name, "is missing") }
        return secret
    }

    func flag(_ name: String, default value: Bool) throws(InvalidGateway) -> Bool {
        switch text(name) {
        case nil: value
        case "true": true
        case "false": false
        default: throw InvalidGateway(name, "must be true or false")
        }
    }

    /// Returns the gateway's base URL; `standard` is the vendor's default.
    func address(
        _ name: String = "baseURL",
        standard: String? = nil,
        keepsSlash: Bool = false
    ) throws(InvalidGateway) -> GatewayAddress {
        guard let base = text(name) ?? standard else { throw InvalidGateway(name, "is missing") }
        do {
            return try GatewayAddress(base, keepsSlash: keepsSlash, by: dependencies.policy)
        } catch {
            throw InvalidGateway(name, error.problem)
        }
    }

    /// Returns the connection to the gateway; `field` is the setting with its base URL.
    func connection(
        _ field: String = "baseURL",
        standard: String? = nil,
        keepsSlash: Bool = false
    ) throws(InvalidGateway) -> GatewayConnection {
        GatewayConnection(
            name: configuration.name,
            address: try address(field, standard: standard, keepsSlash: keepsSlash),
            dependencies
        )
    }
}
