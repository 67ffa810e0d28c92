import DialtoneModel

/// An error of the recipient's network: the network type and a network-specific code.
struct NetworkError: Hashable, Sendable {
    private static let gsm: UInt8 = 3

    private let network: UInt8
    private let number: UInt16

    /// Reads the three octets of the parameter; returns `nil` for other lengths and for code 0.
    init?(_ octets: [UInt8]) {
        guard octets.count == 3 else { return nil }
        network = octets[0]
        number = UInt16(octets[1]) << 8 | UInt16(octets[2])
        guard number != 0 else { return nil }
    }

    var code: String { String(number) }

    /// The meaning of the code in GSM networks (3GPP TS 29.002, section 17.6.6).
    var reason: SendProblem.Reason? {
        guard network == Self.gsm else { return nil }
        return switch number {
        case 1: .invalidNumber
        case 6, 27, 31, 32: .unreachable
        default: nil
        }
    }
}
