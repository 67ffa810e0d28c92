/// Takes what providers say about messages, from any thread.
package protocol DeliveryEventSink: Sendable {
    /// Whether it takes more: who can ask for an event again later should not hand it over now
    /// where it does not.
    var hasRoom: Bool { get }

    /// Notes `event` for later and returns at once; where there are too many, it counts and
    /// drops.
    func note(_ event: DeliveryEvent)
}

extension DeliveryEventSink {
    package var hasRoom: Bool { true }
}
