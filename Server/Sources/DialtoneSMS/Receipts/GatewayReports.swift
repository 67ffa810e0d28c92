package import DialtoneModel

/// Passes delivery events and opt-out requests from gateways to their queues.
package struct GatewayReports: DeliveryEventSink {
    private let receipts: any DeliveryEventSink
    private let optOuts: OptOutQueue

    package init(receipts: any DeliveryEventSink, optOuts: OptOutQueue) {
        self.receipts = receipts
        self.optOuts = optOuts
    }

    package func note(_ event: DeliveryEvent) { receipts.note(event) }
    package func note(_ request: OptOutRequest) { optOuts.note(request) }
}
