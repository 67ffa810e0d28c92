package import DialtoneBasics
package import DialtoneModel
import Foundation
package import NIOSSL
import SwiftASN1
import X509

/// A certificate from Apple's developer site that authenticates the server to APNs.
package struct APNsCertificate: Sendable {
    /// The certificate chain, starting with the leaf.
    package let chain: [NIOSSLCertificate]

    package let key: NIOSSLPrivateKey

    /// The bundle IDs that the certificate is valid for.
    package let topics: Set<String>

    /// The push environments that the certificate is valid for.
    package let environments: Set<PushEnvironment>

    package let expiresAt: Timestamp

    /// Reads the chain, starting with the leaf, and the private key from PEM.
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
                "The certificate does not name an app. Use a certificate for the Apple Push "
                    + "Notification service."
            )
        }
    }

    private static let unreadable = InvalidAPNsCredential("The certificate cannot be parsed.")
}

/// The fields that Apple adds to a certificate.
extension APNsCertificate {
    /// The subject attribute that contains the bundle ID.
    private static let userID: ASN1ObjectIdentifier = [0, 9, 2342, 19_200_300, 100, 1, 1]

    private static let development: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 1]
    private static let production: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 2]

    /// The extension that lists several topics.
    private static let topicList: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 6]

    private static func topics(of leaf: Certificate) -> Set<String> {
        let subject = leaf.subject.flatMap { $0 }
            .filter { $0.type == userID }
            .compactMap { String($0.value) }
        let listed = leaf.extensions[oid: topicList].flatMap { try? names(in: $0.value) } ?? []
        return Set(subject + listed)
    }

    /// Reads the names from a sequence in which a sequence of uses follows each name.
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

extension APNsCertificate {
    /// The name of the credential: its app, and its environment if it has only one.
    var name: String {
        let app = topics.min { ($0.count, $0) < ($1.count, $1) } ?? ""
        guard environments.count == 1, let only = environments.first else { return app }
        return "\(app):\(only.rawValue)"
    }

    /// Throws if TLS cannot use the certificate, or if it has expired.
    func check(at now: Timestamp) throws(InvalidAPNsCredential) {
        guard now < expiresAt else {
            let day = expiresAt.date.formatted(.iso8601.year().month().day())
            throw .init(
                "The certificate expired on \(day). Create a new one on Apple's developer site."
            )
        }
        guard topics.allSatisfy({ !$0.contains(",") }) else {
            throw .init("The certificate names an app that is not a valid bundle ID.")
        }
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.certificateChain = chain.map { .certificate($0) }
        tls.privateKey = .privateKey(key)
        guard (try? NIOSSLContext(configuration: tls)) != nil else {
            throw .init("The certificate and the private key do not match.")
        }
    }
}
