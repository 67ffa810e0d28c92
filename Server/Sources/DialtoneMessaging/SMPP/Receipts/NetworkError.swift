import DialtoneCore

/// Why a network did not take a message: the kind of network, and a code of its own.
struct NetworkError: Hashable, Sendable {
    private static let gsm: UInt8 = 3

    private let network: UInt8
    private let number: UInt16

    /// Takes the three octets of the parameter; `nil` for others.
    init?(_ octets: [UInt8]) {
        guard octets.count == 3 else { return nil }
        network = octets[0]
        number = UInt16(octets[1]) << 8 | UInt16(octets[2])
        guard number != 0 else { return nil }
    }

    var code: String { String(number) }

    /// What the code means in networks of GSM's family (3GPP TS 29.002, section 17.6.6).
    var reason: SendProblem.Reason? {
        guard network == Self.gsm else { return nil }
        return switch number {
        case 1: .invalidNumber
        case 6, 27, 31, 32: .unreachable
        default: nil
        }
    }
}
