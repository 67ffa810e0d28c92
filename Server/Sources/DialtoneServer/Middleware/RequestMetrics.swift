import DialtoneMetrics
import HTTPTypes
import Hummingbird
import Metrics
import Synchronization

/// The timers of a listener's requests, by route, method and class of the status.
///
/// A timer is created when it is first needed; afterward, requests find it without a lock.
final class RequestMetrics: Sendable {
    /// The route of requests that match none.
    static let noRoute = "none"

    /// The status of requests without a response.
    static let noStatus = "none"

    private static let classes = ["2xx", "3xx", "4xx", "5xx", noStatus]

    /// The usual methods; callers can invent others.
    private static let methods: [HTTPRequest.Method] = [
        .get, .head, .post, .put, .patch, .delete, .options,
    ]
    private static let otherMethod = "other"

    /// The number of requests that are being answered.
    private final class Gauge: Sendable {
        private let count = Atomic(0)

        var value: Int { count.load(ordering: .relaxed) }

        func add(_ change: Int) { count.add(change, ordering: .relaxed) }
    }

    /// The place of a timer.
    private final class Place: Sendable {
        let timer = AtomicLazyReference<Metrics.Timer>()
    }

    private final class Table: Sendable {
        /// The timers by route and method, in the order of ``RequestMetrics/classes``.
        let places: [String: [String: [Place]]]

        init(_ places: [String: [String: [Place]]]) {
            self.places = places
        }
    }

    private let metrics: ServerMetrics
    private let table = AtomicLazyReference<Table>()
    private let inFlight = Gauge()

    /// Creates the timers of the listener named `listener`.
    init(_ metrics: ServerMetrics, listener: String) {
        self.metrics = metrics
        metrics.registry.collect { [inFlight] in
            [MetricSample(.requestsInFlight, [listener], Double(inFlight.value))]
        }
    }

    /// Makes room for the timers of the router's routes; only the first call has an effect.
    func prepare(for router: Router<ServerContext>) {
        var places = [
            Self.noRoute: Self.places(of: Self.methods.map(\.rawValue) + [Self.otherMethod])
        ]
        for (path, routes) in Dictionary(grouping: router.routes, by: { $0.path.description }) {
            var methods = Set(routes.map { Self.name(of: $0.method) })
            // A route for GET answers HEAD as well.
            if methods.contains("GET") { methods.insert("HEAD") }
            places[path] = Self.places(of: methods)
        }
        _ = table.storeIfNil(Table(places))
    }

    func begin() { inFlight.add(1) }

    /// Records the end of a request; `status` is `nil` if there was no response.
    func end(route: String, method: String, status: Int?, nanoseconds: UInt64) {
        inFlight.add(-1)
        guard let places = table.load()?.places else { return }
        let isKnown = places[route]?[method] != nil
        let route = isKnown ? route : Self.noRoute
        let number = status.map { min(max($0 / 100, 2), 5) - 2 } ?? Self.classes.count - 1
        guard let place = places[route]?[method]?[number] else { return }
        let timer =
            place.timer.load()
            ?? place.timer.storeIfNil(timer(route, method, Self.classes[number]))
        timer.recordNanoseconds(Int64(clamping: nanoseconds))
    }

    func noteRefusal(_ code: String) { metrics.noteRefusal(code) }

    /// Returns the method's name for logs and metrics.
    static func name(of method: HTTPRequest.Method) -> String {
        methods.contains(method) ? method.rawValue : otherMethod
    }

    private static func places(of methods: some Sequence<String>) -> [String: [Place]] {
        Dictionary(uniqueKeysWithValues: methods.map { ($0, classes.map { _ in Place() }) })
    }

    private func timer(_ route: String, _ method: String, _ status: String) -> Metrics.Timer {
        Metrics.Timer(
            label: MetricFamily.requestDuration.name,
            dimensions: [("route", route), ("method", method), ("status", status)],
            factory: metrics.registry
        )
    }
}
