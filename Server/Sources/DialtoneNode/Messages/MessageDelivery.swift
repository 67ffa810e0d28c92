package import DialtoneModel
import DialtoneSMS
import ServiceLifecycle

/// What sends a server's messages.
package enum MessageDelivery: Sendable {
    case sender(any SMSSender)

    /// By the gateways and routes in the database.
    case routes(RoutingSettings)
}

/// A server's message sender and the services that it needs.
struct ServedMessages {
    let sender: any SMSSender

    /// Receives status callbacks from gateways; `nil` without gateways.
    let callbacks: SMSCallbacks?

    /// The gateways; `nil` if a single sender sends everything.
    let routed: RoutedMessages?

    /// Services that start before the listeners and stop after them.
    let services: [any Service]

    init(sender: any SMSSender) {
        self.sender = sender
        callbacks = nil
        routed = nil
        services = []
    }

    init(_ routed: RoutedMessages) {
        sender = routed.router
        callbacks = routed.callbacks
        self.routed = routed
        services = routed.services
    }
}
