package import PhoneNumbers

/// A number owner's wish to get no messages.
package struct OptOut: Hashable, Sendable {
    /// For how long a provider's word counts: nobody tells the server when its list changes, so
    /// the provider is asked again after that.
    package static let providerPatience = TimeSpan.days(1)

    package let since: Timestamp
    package let source: Source

    /// Who said so.
    package enum Source: Hashable, Sendable {
        case `operator`
        /// The phone itself, in a message to this provider's link.
        case phone(provider: String)
        /// A provider, which refused to send there for that reason.
        case provider(String)
    }

    package init(since: Timestamp, source: Source) {
        self.since = since
        self.source = source
    }

    /// When it ends by itself; `nil` if it lasts until somebody ends it.
    package var endsAt: Timestamp? {
        switch source {
        case .operator, .phone: nil
        case .provider: since + Self.providerPatience
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
        case .phone(let provider): "phone:\(provider)"
        case .provider(let name): "provider:\(name)"
        }
    }

    /// Reads ``text``.
    package init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("operator", 1): self = .operator
        case ("phone", 2): self = .phone(provider: parts[1])
        case ("provider", 2): self = .provider(parts[1])
        default: return nil
        }
    }

    /// Whether what `provider` hears from the phone can end it.
    func isEnded(byWordTo provider: String) -> Bool {
        self == .phone(provider: provider) || self == .provider(provider)
    }
}
