import DialtoneMetrics
import HTTPTypes
import Hummingbird
import NIOCore
import NIOPosix

/// The metrics, for Prometheus.
struct MetricsRoute {
    let metrics: ServerMetrics

    func add(to router: Router<ServerContext>) {
        router.get("/metrics") { [registry = metrics.registry] _, _ in
            // Rendering thousands of series takes milliseconds, which an event loop does not have.
            let text = try await NIOThreadPool.singleton.runIfActive { registry.text }
            return Response(
                status: .ok,
                headers: [
                    .contentType: MetricRegistry.contentType, .cacheControl: "no-store",
                ],
                body: ResponseBody(byteBuffer: ByteBuffer(string: text))
            )
        }
    }
}
