/// One entry of a refusal's `details`, in the forms of Google's error model (`google.rpc`).
public enum WireErrorDetail: Codable, Hashable, Sendable {
    /// A stable reason, with facts about it.
    case errorInfo(reason: RefusalReason, metadata: [String: String])
    /// When another try makes sense.
    case retryInfo(delaySeconds: Int)
    /// Fields that could not be read.
    case badRequest([FieldViolation])
    /// A kind this version does not know.
    case other(type: String)

    /// A field that could not be read.
    public struct FieldViolation: WireObject {
        /// Path of the field in snake case.
        public var field = ""

        /// What is wrong with it.
        public var description = ""

        /// Creates a value whose fields have their defaults.
        public init() {}
    }

    private static let prefix = "type.googleapis.com/google.rpc."

    private enum CodingKeys: String, CodingKey {
        case reason, domain, metadata, retryDelay, fieldViolations
        case type = "@type"
    }

    /// Reads the JSON form.
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

    /// Writes the JSON form.
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
