package import DialtoneModel
import Crypto
import Foundation
import NIOSSL

/// A credential that authenticates the server to APNs.
package enum APNsCredential: Sendable {
    case key(APNsKey)
    case certificate(APNsCertificate)

    /// The name in lists of credentials.
    package var name: String {
        switch self {
        case .key(let key): key.keyID
        case .certificate(let certificate): certificate.name
        }
    }

    /// Returns whether the credential is valid for this app in this environment.
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

    /// Returns whether the credential is valid for this app in any environment.
    package func serves(_ bundleID: String) -> Bool {
        PushEnvironment.allCases.contains { serves(bundleID, in: $0) }
    }

    /// The identity of the credential as Apple sees it.
    ///
    /// The same key in two projects is one credential, because Apple limits the tokens per key.
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

/// A digest that identifies a credential without revealing it.
struct APNsCredentialIdentity: Hashable, Sendable {
    fileprivate let digest: [UInt8]
}
