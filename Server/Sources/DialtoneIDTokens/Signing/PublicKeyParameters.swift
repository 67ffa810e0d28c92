/// The numbers of a public key, big-endian.
enum PublicKeyParameters: Hashable, Sendable {
    case rsa(modulus: [UInt8], exponent: [UInt8])
    case p256(x: [UInt8], y: [UInt8])
}
