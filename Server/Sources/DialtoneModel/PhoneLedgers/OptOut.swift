package import DialtoneBasics
package import PhoneNumbers

/// A number's opt-out from messages.
package struct OptOut: Hashable, Sendable {
    /// How long an opt-out that a gateway reported is assumed to last.
    ///
    /// Gateways do not report changes of their lists, so the gateway is tried again after that.
    package static let gatewayPatience = TimeSpan.days(1)

    package let since: Timestamp
    package let source: Source

    /// Who added it, such as `operator anna`; `nil` unless it was an operator.
    package let actor: String?

    /// Why an operator added it.
    package let reason: String?

    /// The origin of the opt-out.
    package enum Source: Hashable, Sendable {
        case `operator`
        /// A message from the phone itself, received by this gateway.
        case phone(gateway: String)
        /// A gateway, which rejected a message for that reason.
        case gateway(String)
    }

    package init(
        since: Timestamp,
        source: Source,
        actor: String? = nil,
        reason: String? = nil
    ) {
        self.since = since
        self.source = source
        self.actor = actor
        self.reason = reason
    }

    /// When the opt-out expires; `nil` if it lasts until it is removed.
    package var endsAt: Timestamp? {
        switch source {
        case .operator, .phone: nil
        case .gateway: since + Self.gatewayPatience
        }
    }

    package func isInForce(at now: Timestamp) -> Bool { endsAt.map { now < $0 } ?? true }
}

/// A number with an opt-out.
package struct OptedOutNumber: Hashable, Sendable {
    package let phoneNumber: PhoneNumber
    package let optOut: OptOut

    package init(phoneNumber: PhoneNumber, optOut: OptOut) {
        self.phoneNumber = phoneNumber
        self.optOut = optOut
    }

    package var position: OptOutPosition {
        OptOutPosition(since: optOut.since, phoneNumber: phoneNumber)
    }
}

extension OptOut.Source {
    /// The text form, such as `phone:carrier`.
    package var text: String {
        switch self {
        case .operator: "operator"
        case .phone(let gateway): "phone:\(gateway)"
        case .gateway(let name): "gateway:\(name)"
        }
    }

    /// Parses ``text``.
    package init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("operator", 1): self = .operator
        case ("phone", 2): self = .phone(gateway: parts[1])
        case ("gateway", 2): self = .gateway(parts[1])
        default: return nil
        }
    }

    /// Whether a message from the phone to `gateway` can end this opt-out.
    func isEnded(byWordTo gateway: String) -> Bool {
        self == .phone(gateway: gateway) || self == .gateway(gateway)
    }
}
