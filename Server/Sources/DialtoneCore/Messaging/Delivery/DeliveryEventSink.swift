/// Takes what gateways say about messages, and what phones say to them, from any thread.
package protocol DeliveryEventSink: Sendable {
    /// Whether it takes more: who can ask for an event again later should not hand it over now
    /// where it does not.
    var hasRoom: Bool { get }

    /// Notes `event` for later and returns at once; where there are too many, it counts and
    /// drops.
    func note(_ event: DeliveryEvent)

    /// Notes what a phone asked for, likewise.
    func note(_ request: OptOutRequest)
}

extension DeliveryEventSink {
    /// Most only want to hear of messages.
    package func note(_ request: OptOutRequest) {}
}

extension DeliveryEventSink {
    package var hasRoom: Bool { true }
}
