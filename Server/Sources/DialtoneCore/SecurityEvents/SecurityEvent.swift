/// Something that an operator who watches for attacks wants to know.
///
/// It says whose project and account it concerns and roughly where the call came from. It never
/// holds a phone number, an e-mail address, a code, a token or a secret, so it can go to a log.
package struct SecurityEvent: Hashable, Sendable {
    package let reason: SecurityEventReason
    package let at: Timestamp

    /// The project or tenant, where one is known to exist.
    package var projectID: ProjectID?

    package var accountID: AccountID?

    /// The network of the caller, see ``IPNetwork/coarse(around:)``.
    package var network: IPNetwork?

    package var client: ClientKind?

    /// The country of the number that a message was asked for, as in `DE`.
    package var region: String?

    /// What other log lines of the same request carry.
    package var requestID: String?

    package init(_ reason: SecurityEventReason, at moment: Timestamp) {
        self.reason = reason
        at = moment
    }

    package var kind: SecurityEventKind { reason.kind }
}

extension IPNetwork {
    /// The network that an event names instead of `address`: 24 bits of version 4, 48 of version 6.
    ///
    /// A household or an office usually has one such network, and an address within it says more
    /// about a person than finding an attack takes.
    package static func coarse(around address: IPAddress) -> IPNetwork {
        let address = address.unmapped
        return IPNetwork(around: address, bits: address.isVersion4 ? 24 : 48)
    }
}
