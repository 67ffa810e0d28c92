package import DialtoneCore
import Foundation
package import NIOSSL
import SwiftASN1
import X509

/// A certificate of Apple's developer site by which the server is known to the push service.
package struct APNsCertificate: Sendable {
    /// The leaf first.
    package let chain: [NIOSSLCertificate]

    package let key: NIOSSLPrivateKey

    /// The bundle IDs that it is good for.
    package let topics: Set<String>

    /// The push services that it is good for.
    package let environments: Set<PushEnvironment>

    package let expiresAt: Timestamp

    /// Takes chain and key as PEM, the leaf first.
    package init(pem: String) throws(InvalidAPNsCredential) {
        do {
            chain = try NIOSSLCertificate.fromPEMBytes(Array(pem.utf8))
            key = try NIOSSLPrivateKey(bytes: Array(pem.utf8), format: .pem)
            guard let first = chain.first else { throw Self.unreadable }
            let leaf = try Certificate(derEncoded: try first.toDERBytes())
            topics = Self.topics(of: leaf)
            environments = Self.environments(of: leaf)
            expiresAt = Timestamp(leaf.notValidAfter)
        } catch {
            throw Self.unreadable
        }
        guard !topics.isEmpty else {
            throw .init(
                "The certificate names no app: it has to be one for the Apple Push "
                    + "Notification service."
            )
        }
    }

    private static let unreadable = InvalidAPNsCredential("The certificate cannot be read.")
}

/// What Apple's site writes into a certificate.
extension APNsCertificate {
    /// The attribute of the subject that holds the bundle ID.
    private static let userID: ASN1ObjectIdentifier = [0, 9, 2342, 19_200_300, 100, 1, 1]

    private static let development: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 1]
    private static let production: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 2]

    /// Lists the topics of a certificate for several.
    private static let topicList: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 6]

    private static func topics(of leaf: Certificate) -> Set<String> {
        let subject = leaf.subject.flatMap { $0 }
            .filter { $0.type == userID }
            .compactMap { String($0.value) }
        let listed = leaf.extensions[oid: topicList].flatMap { try? names(in: $0.value) } ?? []
        return Set(subject + listed)
    }

    /// The names in a sequence where each is followed by a sequence of the uses it has.
    private static func names(in value: ArraySlice<UInt8>) throws -> [String] {
        try DER.sequence(try DER.parse(value), identifier: .sequence) { nodes in
            var names: [String] = []
            while let node = nodes.next() {
                guard node.identifier == .utf8String else { continue }
                names.append(String(try ASN1UTF8String(derEncoded: node)))
            }
            return names
        }
    }

    private static func environments(of leaf: Certificate) -> Set<PushEnvironment> {
        guard leaf.extensions[oid: topicList] == nil else { return [.production, .sandbox] }
        let isForDevelopment = leaf.extensions[oid: development] != nil
        let isForProduction = leaf.extensions[oid: production] != nil
        switch (isForDevelopment, isForProduction) {
        case (true, false): return [.sandbox]
        case (false, true): return [.production]
        case (true, true), (false, false): return [.production, .sandbox]
        }
    }
}
