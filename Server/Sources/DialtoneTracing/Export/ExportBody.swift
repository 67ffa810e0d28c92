import Foundation

/// A request of OTLP/HTTP in its JSON encoding: 64-bit numbers are strings, and IDs hexadecimal.
struct ExportBody: Encodable {
    let resourceSpans: [ResourceSpans]

    init(_ spans: [FinishedSpan], of resource: TracedResource) {
        let own: [(name: String, value: FinishedSpan.Value)] = [
            ("service.name", .text(resource.service)),
            ("service.version", .text(resource.version)),
            ("service.instance.id", .text(resource.instance)),
        ]
        resourceSpans = [
            ResourceSpans(
                resource: Resource(attributes: own.map(Attribute.init)),
                scopeSpans: [
                    ScopeSpans(
                        scope: Scope(name: "dialtone", version: resource.version),
                        spans: spans.map(Span.init)
                    )
                ]
            )
        ]
    }

    func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self))
    }

    struct ResourceSpans: Encodable {
        let resource: Resource
        let scopeSpans: [ScopeSpans]
    }

    struct Resource: Encodable {
        let attributes: [Attribute]
    }

    struct ScopeSpans: Encodable {
        let scope: Scope
        let spans: [Span]
    }

    struct Scope: Encodable {
        let name: String
        let version: String
    }

    struct Span: Encodable {
        let traceId: String
        let spanId: String
        let parentSpanId: String?
        let traceState: String?
        let flags: Int
        let name: String
        let kind: Int
        let startTimeUnixNano: String
        let endTimeUnixNano: String
        let attributes: [Attribute]
        let status: Status

        init(_ span: FinishedSpan) {
            traceId = span.place.trace.description
            spanId = span.place.span.description
            parentSpanId = span.parent?.description
            traceState = span.place.state.text.isEmpty ? nil : span.place.state.text
            flags = 1
            name = span.name
            kind = span.kind.rawValue
            startTimeUnixNano = String(span.startedAt)
            endTimeUnixNano = String(span.endedAt)
            attributes = span.attributes.map(Attribute.init)
            status = Status(code: span.hasFailed ? 2 : nil)
        }
    }

    /// The code 2 means an error; a span without one has no status.
    struct Status: Encodable {
        let code: Int?
    }

    struct Attribute: Encodable {
        let key: String
        let value: Value

        init(_ attribute: (name: String, value: FinishedSpan.Value)) {
            key = attribute.name
            value = Value(attribute.value)
        }
    }

    struct Value: Encodable {
        var stringValue: String?
        var intValue: String?
        var boolValue: Bool?

        init(_ value: FinishedSpan.Value) {
            switch value {
            case .text(let text): stringValue = text
            case .number(let number): intValue = String(number)
            case .flag(let flag): boolValue = flag
            }
        }
    }
}

/// What the spans of a server have in common.
package struct TracedResource: Sendable {
    package let service: String
    package let version: String

    /// The ID of the node.
    package let instance: String

    package init(service: String, version: String, instance: String) {
        self.service = service
        self.version = version
        self.instance = instance
    }
}
