package import DialtoneBasics

/// A service or device that sends text messages.
package protocol SMSGateway: Sendable {
    /// The name that the operator gave the gateway.
    var name: String { get }

    /// Starts the gateway, which reports later delivery events to `sink`.
    ///
    /// Returns immediately; a gateway with persistent connections opens them in the background.
    func open(reporting sink: any DeliveryEventSink) async

    /// Cancels pending requests and closes all connections.
    func close() async

    /// Sends a message; returns within the attempt's timeout.
    func send(_ message: TextMessage, as attempt: SMSAttempt) async -> SendOutcome

    /// Connects to the gateway without sending a message; returns what prevents it.
    func reach() async -> OutboundFailure?

    /// Reports to the gateway whether the code of a message was entered.
    ///
    /// Throws if the report failed. Repeated reports are harmless.
    func report(_ conversion: SMSConversion) async throws

    /// Verifies the signature of a callback and returns its delivery events.
    func events(of callback: GatewayCallback) async throws(CallbackProblem) -> [DeliveryEvent]
}

extension SMSGateway {
    package func open(reporting sink: any DeliveryEventSink) async {}
    package func close() async {}
    package func reach() async -> OutboundFailure? { nil }
    package func report(_ conversion: SMSConversion) async throws {}

    package func events(
        of callback: GatewayCallback
    ) async throws(CallbackProblem) -> [DeliveryEvent] {
        throw .unsupported
    }
}
