import Tracing

/// A recorded span, as it is exported.
package struct FinishedSpan: Sendable {
    package enum Kind: Int, Sendable {
        case `internal` = 1
        case server = 2
        case client = 3
        case producer = 4
        case consumer = 5
    }

    package enum Value: Hashable, Sendable {
        case text(String)
        case number(Int64)
        case flag(Bool)
    }

    package let name: String
    package let kind: Kind
    package let place: TraceContext
    package let parent: SpanID?

    /// In nanoseconds since 1970, like the end.
    package let startedAt: UInt64
    package let endedAt: UInt64
    package let attributes: [(name: String, value: Value)]
    package let hasFailed: Bool
}

extension FinishedSpan.Kind {
    init(_ kind: SpanKind) {
        self =
            switch kind {
            case .server: .server
            case .client: .client
            case .producer: .producer
            case .consumer: .consumer
            default: .internal
            }
    }
}

extension FinishedSpan {
    /// Returns the attributes of the kinds that the server sets, in the order of their names.
    static func attributes(_ attributes: SpanAttributes) -> [(name: String, value: Value)] {
        var values: [(name: String, value: Value)] = []
        attributes.forEach { name, attribute in
            switch attribute {
            case .string(let text): values.append((name, .text(text)))
            case .int32(let number): values.append((name, .number(Int64(number))))
            case .int64(let number): values.append((name, .number(number)))
            case .bool(let flag): values.append((name, .flag(flag)))
            default: break
            }
        }
        return values.sorted { $0.name < $1.name }
    }
}

/// The names of attributes, as OpenTelemetry's conventions have them.
package enum AttributeName {
    package static let errorType = "error.type"
    package static let method = "http.request.method"
    package static let networkProtocol = "network.protocol.name"
    package static let route = "http.route"
    package static let serverAddress = "server.address"
    package static let status = "http.response.status_code"
}
