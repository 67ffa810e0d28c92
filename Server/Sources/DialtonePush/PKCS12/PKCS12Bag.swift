import SwiftASN1

/// A bag of a PKCS #12 file, with its contents as DER.
enum PKCS12Bag: DERParseable {
    /// A private key as PKCS #8.
    case key([UInt8])

    /// A private key as encrypted PKCS #8.
    case shroudedKey([UInt8])

    case certificate([UInt8])
    case bags([PKCS12Bag])

    /// A bag that pushes do not need.
    case other

    private static let kinds: [UInt] = [1, 2, 840, 113_549, 1, 12, 10, 1]
    private static let x509Certificate: ASN1ObjectIdentifier = [1, 2, 840, 113_549, 1, 9, 22, 1]

    init(derEncoded node: ASN1Node) throws {
        self = try DER.sequence(node, identifier: .sequence) { nodes in
            let bag = try Self.tagged(&nodes) { kind, content in
                guard kind.oidComponents.dropLast().elementsEqual(Self.kinds) else {
                    return Self.other
                }
                switch kind.oidComponents.last {
                case 1: return .key(Array(content.encodedBytes))
                case 2: return .shroudedKey(Array(content.encodedBytes))
                case 3: return try Self(certificateBag: content)
                case 6: return .bags(try Self.bags(in: content))
                default: return .other
                }
            }
            // Attributes such as a name and an ID may follow.
            while nodes.next() != nil {}
            return bag
        }
    }

    private init(certificateBag node: ASN1Node) throws {
        self = try DER.sequence(node, identifier: .sequence) { nodes in
            try Self.tagged(&nodes) { kind, content in
                guard kind == Self.x509Certificate else { return .other }
                return .certificate(Array(try ASN1OctetString(derEncoded: content).bytes))
            }
        }
    }

    private static func bags(in node: ASN1Node) throws -> [PKCS12Bag] {
        try DER.sequence(of: PKCS12Bag.self, identifier: .sequence, rootNode: node)
    }

    /// Reads the type of a bag, and its tagged content with `read`.
    private static func tagged(
        _ nodes: inout ASN1NodeCollection.Iterator,
        _ read: (ASN1ObjectIdentifier, ASN1Node) throws -> PKCS12Bag
    ) throws -> PKCS12Bag {
        let kind = try ASN1ObjectIdentifier(derEncoded: &nodes)
        return try DER.explicitlyTagged(&nodes, tagNumber: 0, tagClass: .contextSpecific) {
            try read(kind, $0)
        }
    }
}
