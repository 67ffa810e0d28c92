import SwiftASN1

/// The number of key derivation rounds that a PKCS #12 structure requests.
///
/// The file sets how often a hash is repeated before its password is compared, and libcrypto has no
/// limit: it would run two billion rounds.
struct PKCS12Work {
    /// The limit for all rounds together; current tools use a few thousand.
    private static let limit = 1_000_000

    /// The algorithms that derive a key from a password: PBES1 and PBES2 of PKCS #5 and the ciphers
    /// of PKCS #12.
    private static let passwordBased: [[UInt]] = [
        [1, 2, 840, 113_549, 1, 5], [1, 2, 840, 113_549, 1, 12, 1],
    ]

    /// Rejected, because it also has a memory parameter and no tool writes such files.
    private static let scrypt: ASN1ObjectIdentifier = [1, 3, 6, 1, 4, 1, 11591, 4, 11]

    static let tooMuch = InvalidAPNsCredential(
        "The .p12 file uses too many iterations for its encryption. "
            + "Export it again with fewer iterations."
    )

    private var rounds = 0

    mutating func add(rounds more: Int64) throws(InvalidAPNsCredential) {
        guard more >= 0, more <= Self.limit - rounds else { throw Self.tooMuch }
        rounds += Int(more)
    }

    /// Adds the rounds of every algorithm in the structure.
    ///
    /// `der` is libcrypto's own encoding; parts that cannot be read are not used.
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

    /// Adds every number among the parameters: those that are not rounds are small lengths.
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
