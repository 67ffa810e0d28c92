import DialtoneBasics
import Foundation

/// The files of a TLS certificate: the chain and its private key, in PEM.
package struct CertificateFiles: Hashable, Sendable {
    package let chain: String
    package let key: String

    package init(chain: String, key: String) {
        self.chain = chain
        self.key = key
    }

    /// The bytes of both files; `nil` for one that cannot be read.
    struct Content: Equatable {
        let chain: [UInt8]?
        let key: [UInt8]?
    }

    func read() -> Content {
        func bytes(of path: String) -> [UInt8]? {
            FileManager.default.contents(atPath: path).map { Array($0) }
        }
        return Content(chain: bytes(of: chain), key: bytes(of: key))
    }

    /// The warning about the users who can read the key, if there is one.
    package var concern: String? {
        // Programs that renew certificates share their keys with a group of servers.
        guard let access = FileStatus(ofFileAt: key)?.access,
            !access.isDisjoint(with: [.othersRead, .othersWrite])
        else { return nil }
        return "all users of this machine can read the TLS key; run `chmod o= \(key)`"
    }
}

/// Why a certificate cannot be used.
package enum InvalidCertificate: Error, Equatable {
    case unreadableChain(path: String)
    case unreadableKey(path: String)
    case noChain(path: String)
    case noKey(path: String)

    /// The key belongs to another certificate, or the chain does not begin with that of the server.
    case mismatch(CertificateFiles)

    /// Whether the file with the key is the reason.
    package var isAboutKey: Bool {
        switch self {
        case .unreadableKey, .noKey: true
        case .unreadableChain, .noChain, .mismatch: false
        }
    }
}

extension InvalidCertificate: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadableChain(let path), .unreadableKey(let path):
            "\(path) cannot be read; check that it exists and that the server's user may read it"
        case .noChain(let path):
            "\(path) contains no PEM certificates"
        case .noKey(let path):
            "\(path) contains no private key in PEM; a key with a password is not supported"
        case .mismatch(let files):
            "the key in \(files.key) does not belong to the first certificate in \(files.chain)"
        }
    }
}
