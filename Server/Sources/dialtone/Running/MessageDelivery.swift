import DialtoneCore
import DialtoneMessaging
import ServiceLifecycle

/// Who is to take a server's messages.
enum MessageDelivery: Sendable {
    case sender(any SMSSender)

    /// The gateways and routes of the database.
    case routes(RoutingConfiguration)
}

/// Who takes a server's messages, and what runs for it.
struct ServedMessages {
    let sender: any SMSSender

    /// Takes what gateways tell of messages, where there are gateways.
    let callbacks: SMSCallbacks?

    /// What runs before the listeners open, and until after they closed.
    let services: [any Service]

    init(sender: any SMSSender) {
        self.sender = sender
        callbacks = nil
        services = []
    }

    init(_ routed: RoutedMessages) {
        sender = routed.router
        callbacks = routed.callbacks
        services = routed.services
    }
}
