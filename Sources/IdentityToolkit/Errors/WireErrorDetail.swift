/// An entry of `details`, in the format of Google's error model (`google.rpc`).
public enum WireErrorDetail: Codable, Hashable, Sendable {
    /// A stable reason with metadata.
    case errorInfo(reason: RefusalReason, metadata: [String: String])
    /// The delay before a retry.
    case retryInfo(delaySeconds: Int)
    /// The invalid fields.
    case badRequest([FieldViolation])
    /// A type that this version does not support.
    case other(type: String)

    /// An invalid field.
    public struct FieldViolation: WireObject {
        /// The path of the field in snake case.
        public var field = ""

        /// The explanation of the error.
        public var description = ""

        /// Creates a value whose fields have their defaults.
        public init() {}
    }

    private static let prefix = "type.googleapis.com/google.rpc."

    private enum CodingKeys: String, CodingKey {
        case reason, domain, metadata, retryDelay, fieldViolations
        case type = "@type"
    }

    /// Decodes the JSON representation.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        switch type {
        case Self.prefix + "ErrorInfo":
            self = .errorInfo(
                reason: try container.decode(RefusalReason.self, forKey: .reason),
                metadata: try container.decodeIfPresent([String: String].self, forKey: .metadata)
                    ?? [:]
            )
        case Self.prefix + "RetryInfo":
            let delay = try container.decode(String.self, forKey: .retryDelay)
            self = .retryInfo(delaySeconds: Int(Double(delay.dropLast())?.rounded(.up) ?? 0))
        case Self.prefix + "BadRequest":
            self = .badRequest(
                try container.decode([FieldViolation].self, forKey: .fieldViolations)
            )
        default:
            self = .other(type: type)
        }
    }

    /// Encodes the JSON representation.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .errorInfo(let reason, let metadata):
            try container.encode(Self.prefix + "ErrorInfo", forKey: .type)
            try container.encode(reason, forKey: .reason)
            try container.encode("dialtone", forKey: .domain)
            if !metadata.isEmpty { try container.encode(metadata, forKey: .metadata) }
        case .retryInfo(let delaySeconds):
            try container.encode(Self.prefix + "RetryInfo", forKey: .type)
            try container.encode("\(delaySeconds)s", forKey: .retryDelay)
        case .badRequest(let violations):
            try container.encode(Self.prefix + "BadRequest", forKey: .type)
            try container.encode(violations, forKey: .fieldViolations)
        case .other(let type):
            try container.encode(type, forKey: .type)
        }
    }
}
