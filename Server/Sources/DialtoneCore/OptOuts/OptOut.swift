package import PhoneNumbers

/// A number owner's wish to get no messages.
package struct OptOut: Hashable, Sendable {
    /// For how long a gateway's word counts: nobody tells the server when its list changes, so
    /// the gateway is asked again after that.
    package static let gatewayPatience = TimeSpan.days(1)

    package let since: Timestamp
    package let source: Source

    /// Who said so.
    package enum Source: Hashable, Sendable {
        case `operator`
        /// The phone itself, in a message to this gateway's link.
        case phone(gateway: String)
        /// A gateway, which refused to send there for that reason.
        case gateway(String)
    }

    package init(since: Timestamp, source: Source) {
        self.since = since
        self.source = source
    }

    /// When it ends by itself; `nil` if it lasts until somebody ends it.
    package var endsAt: Timestamp? {
        switch source {
        case .operator, .phone: nil
        case .gateway: since + Self.gatewayPatience
        }
    }

    package func isInForce(at now: Timestamp) -> Bool { endsAt.map { now < $0 } ?? true }
}

/// A number that wants no messages.
package struct OptedOutNumber: Hashable, Sendable {
    package let phoneNumber: PhoneNumber
    package let optOut: OptOut

    package init(phoneNumber: PhoneNumber, optOut: OptOut) {
        self.phoneNumber = phoneNumber
        self.optOut = optOut
    }
}

extension OptOut.Source {
    /// Such as `phone:carrier`.
    package var text: String {
        switch self {
        case .operator: "operator"
        case .phone(let gateway): "phone:\(gateway)"
        case .gateway(let name): "gateway:\(name)"
        }
    }

    /// Reads ``text``.
    package init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("operator", 1): self = .operator
        case ("phone", 2): self = .phone(gateway: parts[1])
        case ("gateway", 2): self = .gateway(parts[1])
        default: return nil
        }
    }

    /// Whether what `gateway` hears from the phone can end it.
    func isEnded(byWordTo gateway: String) -> Bool {
        self == .phone(gateway: gateway) || self == .gateway(gateway)
    }
}
