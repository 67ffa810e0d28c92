package import DialtoneBasics
package import Logging
import Synchronization

/// Sends recorded spans to a collector by OTLP/HTTP.
package final class SpanExporter: Sendable {
    private static let batch = 512

    /// How long the collector may take: spans are no reason to delay the end of the server.
    private static let timeout = TimeSpan.seconds(3)

    private let queue: SpanQueue
    private let url: OutboundURL
    private let http: any OutboundHTTP
    private let resource: TracedResource
    private let logger: Logger
    private let isFailing = Mutex(false)

    /// Creates an exporter to `url`, which ends in `/v1/traces`.
    package init(
        _ queue: SpanQueue,
        to url: OutboundURL,
        by http: any OutboundHTTP,
        as resource: TracedResource,
        logger: Logger
    ) {
        self.queue = queue
        self.url = url
        self.http = http
        self.resource = resource
        self.logger = logger
    }

    /// Sends all spans that wait; if the collector cannot take them now, they wait longer.
    package func export() async throws {
        defer { noteDropped() }
        while true {
            let spans = queue.take(upTo: Self.batch)
            guard !spans.isEmpty else { return }
            guard let problem = await send(spans) else {
                if isFailing.exchange(false) { logger.notice("traces are exported again") }
                continue
            }
            if problem.isTemporary {
                queue.putBack(spans)
            } else {
                queue.noteDropped(spans.count)
            }
            if !isFailing.exchange(true) {
                logger.warning(
                    "traces cannot be exported",
                    metadata: ["error": "\(problem.text)", "host": "\(url.host)"]
                )
            }
            return
        }
    }

    private struct Problem {
        let text: String
        let isTemporary: Bool
    }

    private func send(_ spans: [FinishedSpan]) async -> Problem? {
        do {
            var request = OutboundRequest(.post, url)
            request.headers = [("content-type", "application/json")]
            request.timeout = Self.timeout
            request.body = try ExportBody(spans, of: resource).encoded()
            let status = try await http.send(request).status
            guard !(200..<300).contains(status) else { return nil }
            return Problem(
                text: "the collector responded with status \(status)",
                isTemporary: [429, 502, 503, 504].contains(status)
            )
        } catch let failure as OutboundFailure {
            return Problem(text: "\(failure)", isTemporary: true)
        } catch {
            return Problem(text: "\(type(of: error))", isTemporary: false)
        }
    }

    private func noteDropped() {
        let dropped = queue.takeDropped()
        guard dropped > 0 else { return }
        logger.warning("spans were dropped", metadata: ["count": .stringConvertible(dropped)])
    }
}

extension Mutex<Bool> {
    /// Sets the value, and returns the former one.
    fileprivate func exchange(_ value: Bool) -> Bool {
        withLock { current in
            defer { current = value }
            return current
        }
    }
}
