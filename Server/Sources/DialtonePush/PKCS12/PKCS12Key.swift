import SwiftASN1

/// Checks a key before libcrypto builds it.
///
/// libcrypto computes with the numbers of a key when it builds it, however long they are: the
/// public half of a DSA key that fills a file takes hours.
enum PKCS12Key {
    private enum Algorithm: Equatable {
        case rsa
        case curve(ASN1ObjectIdentifier)
    }

    /// The maximum key size in bits; longer keys are slow, and Apple does not accept them.
    private static let bitLimit = 4_096

    /// The supported curves; a curve given by its parameters could require any amount of work.
    private static let curves: Set<ASN1ObjectIdentifier> = [
        .NamedCurves.secp256r1, .NamedCurves.secp384r1, .NamedCurves.secp521r1,
    ]

    private static let unusual = InvalidAPNsCredential(
        "The key in the .p12 file must be an RSA key or a key on the curve P-256, P-384 or P-521."
    )

    private static let tooLong = InvalidAPNsCredential(
        "The key in the .p12 file has more than \(bitLimit) bits."
    )

    /// Throws unless the private key, as PKCS #8 in DER, has a supported type and size.
    static func check(_ info: [UInt8]) throws(InvalidAPNsCredential) {
        // The version, the algorithm and the key; attributes may follow.
        let parts = try children(of: root(of: info[...]))
        guard parts.count >= 3 else { throw PKCS12File.unreadable }
        guard let algorithm = try algorithm(parts[1]) else { throw unusual }
        let key = try children(of: root(of: octets(of: parts[2])))
        switch algorithm {
        case .rsa:
            // The version and eight numbers; additional primes would follow them.
            guard key.count == 9 else { throw PKCS12File.unreadable }
            try checkNumbers(key)
        case .curve(let curve): try checkCurveKey(key, on: curve)
        }
    }

    /// Returns whether the certificate's public key has a supported type and size.
    ///
    /// libcrypto builds the public key when it reads the certificate.
    static func isUsual(inCertificate certificate: [UInt8]) -> Bool {
        (try? checkCertificate(certificate)) != nil
    }

    private static func checkCertificate(
        _ certificate: [UInt8]
    ) throws(InvalidAPNsCredential) {
        guard let signed = try children(of: root(of: certificate[...])).first else {
            throw PKCS12File.unreadable
        }
        // The version is optional. The serial number, the algorithm, the issuer, the dates and the
        // subject come before the key.
        let version = ASN1Identifier(tagWithNumber: 0, tagClass: .contextSpecific)
        let fields = try children(of: signed).drop { $0.identifier == version }
        guard let info = fields.dropFirst(5).first else { throw PKCS12File.unreadable }
        let parts = try children(of: info)
        guard parts.count == 2 else { throw PKCS12File.unreadable }
        switch try algorithm(parts[0]) {
        case .rsa:
            guard let key = try? ASN1BitString(derEncoded: parts[1]) else {
                throw PKCS12File.unreadable
            }
            try checkNumbers(children(of: root(of: key.bytes)))
        case .curve: break
        case nil: throw unusual
        }
    }

    /// Reads the algorithm; returns `nil` if it is not supported.
    private static func algorithm(
        _ node: ASN1Node
    ) throws(InvalidAPNsCredential) -> Algorithm? {
        let parts = try children(of: node)
        guard let first = parts.first, let name = try? ASN1ObjectIdentifier(derEncoded: first)
        else { throw PKCS12File.unreadable }
        switch name {
        case .AlgorithmIdentifier.rsaEncryption: return .rsa
        case .AlgorithmIdentifier.idEcPublicKey: return parts.dropFirst().first.flatMap(named)
        default: return nil
        }
    }

    private static func named(_ parameters: ASN1Node) -> Algorithm? {
        guard let curve = try? ASN1ObjectIdentifier(derEncoded: parameters),
            curves.contains(curve)
        else { return nil }
        return .curve(curve)
    }

    /// Checks the parts of an `ECPrivateKey`, which can name or describe a curve again.
    private static func checkCurveKey(
        _ key: [ASN1Node],
        on curve: ASN1ObjectIdentifier
    ) throws(InvalidAPNsCredential) {
        guard key.count >= 2 else { throw PKCS12File.unreadable }
        guard try octets(of: key[1]).count <= bitLimit / 8 else { throw tooLong }
        let again = ASN1Identifier(tagWithNumber: 0, tagClass: .contextSpecific)
        for part in key where part.identifier == again {
            guard try children(of: part).map(named) == [.curve(curve)] else { throw unusual }
        }
    }

    private static func checkNumbers(_ nodes: [ASN1Node]) throws(InvalidAPNsCredential) {
        for node in nodes {
            guard node.identifier == .integer, case .primitive(let bytes) = node.content else {
                throw PKCS12File.unreadable
            }
            let digits = bytes.drop { $0 == 0 }
            guard digits.count <= bitLimit / 8 else { throw tooLong }
        }
    }

    private static func root(
        of der: ArraySlice<UInt8>
    ) throws(InvalidAPNsCredential) -> ASN1Node {
        guard let node = try? DER.parse(der) else { throw PKCS12File.unreadable }
        return node
    }

    private static func children(
        of node: ASN1Node
    ) throws(InvalidAPNsCredential) -> [ASN1Node] {
        guard case .constructed(let nodes) = node.content else { throw PKCS12File.unreadable }
        return Array(nodes)
    }

    private static func octets(
        of node: ASN1Node
    ) throws(InvalidAPNsCredential) -> ArraySlice<UInt8> {
        guard let octets = try? ASN1OctetString(derEncoded: node) else {
            throw PKCS12File.unreadable
        }
        return octets.bytes
    }
}
