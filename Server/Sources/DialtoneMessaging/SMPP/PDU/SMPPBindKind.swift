/// Which way messages go over a connection.
package enum SMPPBindKind: String, Hashable, Sendable, CaseIterable {
    /// To the SMSC only.
    case transmitter
    /// From the SMSC only.
    case receiver
    /// Both ways.
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
