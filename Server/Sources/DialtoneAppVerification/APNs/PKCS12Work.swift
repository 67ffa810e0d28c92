import SwiftASN1

/// How many rounds of key derivation a PKCS#12 structure asks for, as it says itself.
///
/// The file decides how often a hash is repeated before its password is even compared, and
/// libcrypto does as it says: two billion rounds if need be.
struct PKCS12Work {
    /// All rounds together; files of today's tools have some thousands.
    private static let limit = 1_000_000

    /// What derives a key from a password: PBES1 and PBES2 of PKCS#5 and the ciphers of PKCS#12.
    private static let passwordBased: [[UInt]] = [
        [1, 2, 840, 113_549, 1, 5], [1, 2, 840, 113_549, 1, 12, 1],
    ]

    /// It has memory for a parameter, besides rounds, and no tool makes such files.
    private static let scrypt: ASN1ObjectIdentifier = [1, 3, 6, 1, 4, 1, 11591, 4, 11]

    static let tooMuch = InvalidAPNsCredential(
        "The .p12 file asks for too many rounds to open it. "
            + "Export it again, with fewer iterations."
    )

    private var rounds = 0

    mutating func add(rounds more: Int64) throws(InvalidAPNsCredential) {
        guard more >= 0, more <= Self.limit - rounds else { throw Self.tooMuch }
        rounds += Int(more)
    }

    /// Adds what every algorithm in the structure asks for.
    ///
    /// `der` is what libcrypto wrote; what of it cannot be read is not worked with.
    mutating func add(_ der: [UInt8]) throws(InvalidAPNsCredential) {
        guard let root = try? DER.parse(der) else { throw PKCS12File.unreadable }
        try add(root)
    }

    private mutating func add(_ node: ASN1Node) throws(InvalidAPNsCredential) {
        guard case .constructed(let children) = node.content else { return }
        if let first = children.first(where: { _ in true }), first.identifier == .objectIdentifier {
            guard let algorithm = try? ASN1ObjectIdentifier(derEncoded: first) else {
                throw PKCS12File.unreadable
            }
            if Self.passwordBased.contains(where: { algorithm.oidComponents.starts(with: $0) }) {
                for parameter in children.dropFirst() { try addNumbers(in: parameter) }
                return
            }
        }
        for child in children { try add(child) }
    }

    /// Every number among the parameters counts as rounds: the others are lengths, which are small.
    private mutating func addNumbers(in node: ASN1Node) throws(InvalidAPNsCredential) {
        switch node.content {
        case .constructed(let children):
            for child in children { try addNumbers(in: child) }
        case .primitive:
            if node.identifier == .integer {
                guard let number = try? Int64(derEncoded: node) else { throw Self.tooMuch }
                try add(rounds: number)
            }
            if node.identifier == .objectIdentifier {
                guard let algorithm = try? ASN1ObjectIdentifier(derEncoded: node),
                    algorithm != Self.scrypt
                else { throw Self.tooMuch }
            }
        }
    }
}
