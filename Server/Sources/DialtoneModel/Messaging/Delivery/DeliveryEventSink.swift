/// Receives delivery events and opt-out requests from gateways, on any thread.
package protocol DeliveryEventSink: Sendable {
    /// Whether more events are accepted.
    ///
    /// If not, a caller that can fetch an event again later should keep it until then.
    var hasRoom: Bool { get }

    /// Queues `event` and returns immediately.
    ///
    /// If the queue is full, the event is counted and dropped.
    func note(_ event: DeliveryEvent)

    /// Queues an opt-out or opt-in request in the same way.
    func note(_ request: OptOutRequest)
}

extension DeliveryEventSink {
    /// Ignores the request; most sinks process only delivery events.
    package func note(_ request: OptOutRequest) {}
}

extension DeliveryEventSink {
    package var hasRoom: Bool { true }
}
