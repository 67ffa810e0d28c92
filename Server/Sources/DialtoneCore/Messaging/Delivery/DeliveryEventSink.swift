/// Takes what providers say about messages, from any thread.
package protocol DeliveryEventSink: Sendable {
    /// Notes `event` for later and returns at once; where there are too many, it counts and
    /// drops.
    func note(_ event: DeliveryEvent)
}
