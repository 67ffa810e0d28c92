import Crypto
package import DialtoneCore
import Foundation
import NIOSSL

/// By what the server is known to Apple's push service.
package enum APNsCredential: Sendable {
    case key(APNsKey)
    case certificate(APNsCertificate)

    /// What it is listed under.
    package var name: String {
        switch self {
        case .key(let key): key.keyID
        case .certificate(let certificate): certificate.name
        }
    }

    /// Whether it is good for pushes to this app through this service.
    package func serves(_ bundleID: String, in environment: PushEnvironment) -> Bool {
        switch self {
        case .key(let key):
            (key.bundleIDs.isEmpty || key.bundleIDs.contains(bundleID))
                && (key.environment ?? environment) == environment
        case .certificate(let certificate):
            certificate.topics.contains(bundleID)
                && certificate.environments.contains(environment)
        }
    }

    /// Whether it is good for pushes to this app through any service.
    package func serves(_ bundleID: String) -> Bool {
        PushEnvironment.allCases.contains { serves(bundleID, in: $0) }
    }

    /// Tells credentials apart by what Apple sees of them.
    ///
    /// One key that two projects have is one credential: Apple counts the tokens of a key.
    var identity: APNsCredentialIdentity {
        var hash = SHA256()
        switch self {
        case .key(let key):
            hash.update(data: Data("key/\(key.teamID)/\(key.keyID)/".utf8))
            hash.update(data: key.key.rawRepresentation)
        case .certificate(let certificate):
            hash.update(data: Data("certificate/".utf8))
            for link in certificate.chain {
                if let bytes = try? link.toDERBytes() { hash.update(data: bytes) }
            }
            if let bytes = try? certificate.key.derBytes { hash.update(data: bytes) }
        }
        return APNsCredentialIdentity(digest: Array(hash.finalize()))
    }
}

/// Names a credential without showing it.
struct APNsCredentialIdentity: Hashable, Sendable {
    fileprivate let digest: [UInt8]
}
