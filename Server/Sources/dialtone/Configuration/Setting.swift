import Configuration

/// One configuration key and its effective value.
struct Setting: Sendable, Encodable {
    let key: String

    /// The value, redacted if it is secret; `nil` if it is not set.
    let value: String?

    let source: String

    /// The expected type, if the value does not have it.
    let expected: String?

    /// A hash of the value, also of a secret, which differs in each process; `nil` if it is not set.
    let digest: Int?

    init(_ event: AccessEvent) {
        key = event.metadata.key.description
        let provider = event.providerResults.first { result in
            if case .success(let found) = result.result { found.value != nil } else { true }
        }
        source = provider.map { Self.source(named: $0.providerName) } ?? "default"
        let failed = event.providerResults.contains { result in
            if case .failure = result.result { true } else { false }
        }
        expected =
            failed || event.conversionError != nil
            ? Self.description(of: event.metadata.valueType) : nil
        switch event.result {
        case .success(let found?):
            digest = found.content.hashValue
            value = found.isSecret ? "(hidden)" : Self.text(of: found.content)
        case .success(nil), .failure:
            digest = nil
            value = nil
        }
    }

    private static func source(named provider: String) -> String {
        if provider.contains("Environment") { return "environment" }
        if provider.contains("InMemory") { return "flag" }
        return "file"
    }

    private static func description(of type: ConfigType) -> String {
        switch type {
        case .int: "a whole number"
        case .double: "a number"
        case .bool: "true or false"
        case .string: "a string"
        case .bytes: "bytes in Base64"
        case .stringArray: "a list of strings"
        case .intArray: "a list of whole numbers"
        case .doubleArray: "a list of numbers"
        case .boolArray: "a list of true or false"
        case .byteChunkArray: "a list of bytes in Base64"
        }
    }

    private static func text(of content: ConfigContent) -> String {
        switch content {
        case .string(let value): value
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .bool(let value): "\(value)"
        case .bytes(let value): "\(value.count) bytes"
        case .stringArray(let values): values.joined(separator: ",")
        default: "(a list)"
        }
    }

    private enum CodingKeys: String, CodingKey { case key, value, source }
}
