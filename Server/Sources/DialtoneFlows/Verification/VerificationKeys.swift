import Crypto
package import DialtoneBasics
package import DialtoneModel

/// The keys of phone verification, which are not stored in the database.
package struct VerificationKeys: Sendable {
    /// The keys of codes; the first one writes.
    private let codes: PreparedKeys
    private let handles: PreparedKeys

    private struct PreparedKeys: Sendable {
        let writing: PreparedHMAC
        let all: [PreparedHMAC]

        init(_ keys: DerivedKeys) {
            writing = PreparedHMAC(key: keys.writing)
            all = keys.all.map(PreparedHMAC.init(key:))
        }
    }

    package init(codes: DerivedKeys, sessionInfo: DerivedKeys) {
        self.codes = PreparedKeys(codes)
        handles = PreparedKeys(sessionInfo)
    }

    func digest(of code: OneTimeCode, in session: VerificationSessionID) -> CodeDigest {
        codes.writing.digest(of: code, in: session)
    }

    /// Returns the digest under each of the keys.
    func digests(of code: OneTimeCode?, in session: VerificationSessionID) -> [CodeDigest] {
        codes.all.map { $0.digest(of: code, in: session) }
    }

    /// Seals the handle of a session.
    package func sessionInfo(
        of session: VerificationSessionID,
        in project: ProjectID
    ) -> SessionInfo {
        SessionInfo(sealing: session, of: project, key: handles.writing)
    }

    /// Opens a handle; `nil` unless this server sealed it for `project`.
    package func open(_ sessionInfo: String, of project: ProjectID) -> SessionInfo? {
        handles.all.lazy
            .compactMap { SessionInfo(opening: sessionInfo, of: project, key: $0) }.first
    }
}
