package import DialtoneBasics
import Crypto
import Foundation

/// A verification session's sealed handle, `sessionInfo` on the wire.
///
/// It contains the session's ID and a MAC over ID and project. A handle that was tampered with, or
/// that belongs to another project, is rejected without revealing which sessions exist, and a
/// stolen database does not reveal any handles.
package struct SessionInfo: Sendable {
    package let sessionID: VerificationSessionID
    package let text: String

    private static let version: UInt8 = 1
    private static let macLength = 16

    /// Seals `sessionID` for `project`.
    package init(
        sealing sessionID: VerificationSessionID,
        of project: ProjectID,
        key: PreparedHMAC
    ) {
        self.sessionID = sessionID
        let mac = Self.mac(of: sessionID, project: project, key: key)
        text = Base64URL.encode([Self.version] + sessionID.bytes + mac.prefix(Self.macLength))
    }

    /// Verifies a handle; returns `nil` unless this server sealed it for `project`.
    package init?(opening text: String, of project: ProjectID, key: PreparedHMAC) {
        guard let bytes = Base64URL.decode(text),
            bytes.count == 1 + VerificationSessionID.length + Self.macLength,
            bytes[0] == Self.version
        else { return nil }
        let sessionID = VerificationSessionID(
            bytes: Array(bytes[1...VerificationSessionID.length])
        )
        let expected = Self(sealing: sessionID, of: project, key: key)
        guard ConstantTime.areEqual(Array(expected.text.utf8), Array(text.utf8)) else {
            return nil
        }
        self = expected
    }

    private static func mac(
        of sessionID: VerificationSessionID,
        project: ProjectID,
        key: PreparedHMAC
    ) -> [UInt8] {
        let message = [version] + sessionID.bytes + Array(project.rawValue.utf8)
        return key.code(of: message)
    }
}
