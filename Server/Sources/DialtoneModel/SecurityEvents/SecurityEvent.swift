package import DialtoneBasics

/// An event for operators who monitor attacks.
///
/// It names the project, the account and the caller's coarse network. It never contains a phone
/// number, an e-mail address, a code, a token or a secret, so it can be logged.
package struct SecurityEvent: Hashable, Sendable {
    package let reason: SecurityEventReason
    package let at: Timestamp

    /// The project or tenant, if it is known to exist.
    package var projectID: ProjectID?

    package var accountID: AccountID?

    /// The network of the caller, see ``IPNetwork/coarse(around:)``.
    package var network: IPNetwork?

    package var client: ClientKind?

    /// The country of the number that a message was requested for, such as `DE`.
    package var region: String?

    /// The request ID, which is in all log lines of the request.
    package var requestID: String?

    package init(_ reason: SecurityEventReason, at moment: Timestamp) {
        self.reason = reason
        at = moment
    }

    package var kind: SecurityEventKind { reason.kind }
}

extension IPNetwork {
    /// The network that an event names instead of `address`: the /24 of an IPv4 address, the /48 of
    /// an IPv6 address.
    ///
    /// A household or an office usually has one such network. The full address would reveal more
    /// about a person than is needed to find an attack.
    package static func coarse(around address: IPAddress) -> IPNetwork {
        let address = address.unmapped
        return IPNetwork(around: address, bits: address.isVersion4 ? 24 : 48)
    }
}
