/// A company or a machine that takes text messages, behind one contract.
package protocol SMSGateway: Sendable {
    /// What the operator calls it.
    var name: String { get }

    /// Gets ready to send; what is heard about messages later on goes to `sink`.
    ///
    /// Returns at once: a gateway that keeps connections makes them in the background.
    func open(reporting sink: any DeliveryEventSink) async

    /// Ends what is under way and every connection.
    func close() async

    /// Offers a message; returns within the dispatch's time-out.
    func send(_ dispatch: SMSDispatch) async -> SendOutcome

    /// Tells the gateway whether the code of a message was entered.
    ///
    /// Throws where the gateway could not be told; to tell it twice does no harm.
    func report(_ conversion: SMSConversion) async throws

    /// Reads what the gateway says about messages, once its signature is found good.
    func events(of callback: GatewayCallback) async throws(CallbackProblem) -> [DeliveryEvent]
}

extension SMSGateway {
    package func open(reporting sink: any DeliveryEventSink) async {}
    package func close() async {}
    package func report(_ conversion: SMSConversion) async throws {}

    package func events(
        of callback: GatewayCallback
    ) async throws(CallbackProblem) -> [DeliveryEvent] {
        throw .unsupported
    }
}
