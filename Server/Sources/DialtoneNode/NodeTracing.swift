package import DialtoneBasics
import DialtoneOutbound
import DialtoneTracing

/// The settings of traces.
package struct TracingSettings: Sendable {
    /// The address of the collector, to which `/v1/traces` is added.
    package let endpoint: OutboundURL

    /// The part of traces that is recorded, from 0 to 1.
    package let ratio: Reloadable<Double>

    /// The name of the server in traces.
    package let service: String

    package init(endpoint: OutboundURL, ratio: Double, service: String) {
        self.endpoint = endpoint
        self.ratio = Reloadable(ratio)
        self.service = service
    }
}

/// What traces need while the server runs.
struct NodeTracing: Sendable {
    let settings: TracingSettings
    let tracer: NodeTracer
    let queue: SpanQueue

    /// Sends the spans; a client of its own, whose requests are not traced.
    let client: OutboundClient

    init(_ settings: TracingSettings, random: RandomSource, client: OutboundClient) {
        let queue = SpanQueue()
        self.settings = settings
        self.queue = queue
        self.client = client
        tracer = NodeTracer(ratio: settings.ratio, random: random) { queue.add($0) }
    }

    /// Runs `body` with everything that traces need; with `nil` if they are off.
    static func whileOpen<Value>(
        _ settings: NodeSettings,
        _ body: (NodeTracing?) async throws -> Value
    ) async throws -> Value {
        guard let tracing = settings.tracing else { return try await body(nil) }
        return try await withResource(
            try settings.outbound.operatorsClient(),
            closing: { await $0.shutDown() }
        ) { client in
            try await body(NodeTracing(tracing, random: settings.random, client: client))
        }
    }
}

extension OutboundSettings {
    /// The same settings, with which requests that belong to no other trace begin one.
    func traced(by tracing: NodeTracing?) -> OutboundSettings {
        var settings = self
        settings.tracer = tracing?.tracer
        return settings
    }
}
