import DialtoneCore

/// What an operator says about a provider, read field by field.
struct ProviderSettings {
    private let configuration: SMSProviderConfiguration
    private let parts: ProviderParts

    init(_ configuration: SMSProviderConfiguration, _ parts: ProviderParts) {
        self.configuration = configuration
        self.parts = parts
    }

    /// `nil` for what was left out or left empty.
    func text(_ name: String) -> String? {
        configuration.settings[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The field, which must be of a form; `problem` says of which.
    func text(
        _ name: String,
        _ form: Regex<Substring>,
        _ problem: String
    ) throws(InvalidProvider) -> String? {
        guard let text = text(name) else { return nil }
        guard text.wholeMatch(of: form) != nil else { throw InvalidProvider(name, problem) }
        return text
    }

    func required(
        _ name: String,
        _ form: Regex<Substring>,
        _ problem: String
    ) throws(InvalidProvider) -> String {
        guard let text = try text(name, form, problem) else {
            throw InvalidProvider(name, "is missing")
        }
        return text
    }

    func secret(_ name: String) throws(InvalidProvider) -> ProviderSecret? {
        guard let text = configuration.secrets[name], !text.isEmpty else { return nil }
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else {
            throw InvalidProvider(name, "must have no control characters")
        }
        return ProviderSecret(text: text)
    }

    func requiredSecret(_ name: String) throws(InvalidProvider) -> ProviderSecret {
        guard let secret = try secret(name) else { throw InvalidProvider(name, "is missing") }
        return secret
    }

    func flag(_ name: String, default value: Bool) throws(InvalidProvider) -> Bool {
        switch text(name) {
        case nil: value
        case "true": true
        case "false": false
        default: throw InvalidProvider(name, "must be true or false")
        }
    }

    /// Where the provider is; `standard` is the vendor's own address.
    func address(
        _ name: String = "baseURL",
        standard: String? = nil,
        keepsSlash: Bool = false
    ) throws(InvalidProvider) -> ProviderAddress {
        guard let base = text(name) ?? standard else { throw InvalidProvider(name, "is missing") }
        do {
            return try ProviderAddress(base, keepsSlash: keepsSlash, by: parts.policy)
        } catch {
            throw InvalidProvider(name, error.problem)
        }
    }

    /// The connection to the provider; `field` says where it is.
    func connection(
        _ field: String = "baseURL",
        standard: String? = nil,
        keepsSlash: Bool = false
    ) throws(InvalidProvider) -> ProviderConnection {
        ProviderConnection(
            name: configuration.name,
            address: try address(field, standard: standard, keepsSlash: keepsSlash),
            parts
        )
    }
}
