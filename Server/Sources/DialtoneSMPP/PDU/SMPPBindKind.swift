/// The direction of messages on a connection.
package enum SMPPBindKind: String, Hashable, Sendable, CaseIterable {
    /// Sends to the SMSC only.
    case transmitter
    /// Receives from the SMSC only.
    case receiver
    /// Sends and receives.
    case transceiver

    package var command: SMPPCommand {
        switch self {
        case .transmitter: .bindTransmitter
        case .receiver: .bindReceiver
        case .transceiver: .bindTransceiver
        }
    }

    package init?(_ command: SMPPCommand) {
        guard let kind = Self.allCases.first(where: { $0.command == command }) else { return nil }
        self = kind
    }

    package var transmits: Bool { self != .receiver }
    package var receives: Bool { self != .transmitter }
}
