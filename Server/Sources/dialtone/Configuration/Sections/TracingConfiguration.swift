import Configuration
import DialtoneBasics
import DialtoneNode
import DialtoneServer

/// The traces of requests.
///
/// - `endpoint` (string, optional): the address of a collector of OTLP/HTTP, such as
///   `http://127.0.0.1:4318`. Without it, nothing is traced.
/// - `samplingRatio` (double, default `0.01`, 0 to 1): the part of traces that is recorded.
/// - `serviceName` (string, default `dialtone`): the name of the server in traces.
/// - `trustedCallers` (string array, default empty): networks and addresses of callers whose traces
///   and request IDs are continued, and `unix`. They decide which of their traces are recorded.
struct TracingConfiguration: Sendable {
    /// `nil` if traces are off.
    let settings: TracingSettings?

    /// The callers whose traces and request IDs are continued, also if traces are off.
    let callers: TrustedProxies

    init(config: ConfigReader) throws {
        var problems = ConfigurationProblems()
        let address = config.string(forKey: "endpoint")
        let ratio = config.double(forKey: "samplingRatio", default: 0.01)
        let service = config.string(forKey: "serviceName", default: "dialtone")
        problems.require(
            (0...1).contains(ratio),
            "tracing.samplingRatio: must be a number from 0 to 1"
        )
        problems.require(!service.isEmpty, "tracing.serviceName: must not be empty")
        var callers = TrustedProxies()
        callers.take(
            config.stringArray(forKey: "trustedCallers", default: []),
            of: "tracing.trustedCallers",
            &problems
        )
        let endpoint = address.flatMap { Self.endpoint($0, &problems) }
        try problems.check()
        settings = endpoint.map { TracingSettings(endpoint: $0, ratio: ratio, service: service) }
        self.callers = callers
    }

    /// Returns the URL of the collector's call; `nil` for an invalid one, which is noted.
    private static func endpoint(
        _ address: String,
        _ problems: inout ConfigurationProblems
    ) -> OutboundURL? {
        guard !address.contains("?") else {
            problems.note("tracing.endpoint: must not have a query")
            return nil
        }
        let base = address.hasSuffix("/") ? String(address.dropLast()) : address
        do throws(InvalidOutboundURL) {
            return try OutboundURL(checking: base + "/v1/traces", by: .unrestricted)
        } catch {
            problems.note("tracing.endpoint: \(error.problem)")
            return nil
        }
    }
}
