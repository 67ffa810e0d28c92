package import Crypto
import Foundation

/// Makes installations of an app known by a text that they keep and show again.
///
/// To be known is no proof. It tells, while nobody can judge proofs, the people who use an app
/// from whoever shows up only then.
package struct AppInstances: Sendable {
    /// How long an installation stays known without another proof.
    package static let lifetime = TimeSpan.days(180)

    /// More text than any of ours has.
    private static let sizeLimit = 1_024

    private struct Record: Codable {
        let app: String
        let issuedAt: Int64

        /// Absent in texts of servers that did not tell installations apart.
        let installation: String?
    }

    /// What an installation gets after a proof.
    package struct Issued: Hashable, Sendable {
        /// What it keeps and shows again.
        package let text: String

        /// What it is called in records, from its first proof on.
        package let installation: String
    }

    private let box: SecretBox

    package init(key: SymmetricKey) {
        box = SecretBox(key: key)
    }

    /// A text by which this installation is known from `now` on, under the name that it has if
    /// it is `known` already.
    func issue(
        for request: AppVerificationRequest,
        known: String?,
        at now: Timestamp
    ) throws -> Issued {
        let installation = known ?? Self.newName()
        let record = Record(
            app: request.appName,
            issuedAt: now.milliseconds,
            installation: installation
        )
        let json = try JSONEncoder().encode(record)
        let sealed = try box.seal(Array(json), context: Self.context(request))
        return Issued(text: Base64URL.encode(sealed), installation: installation)
    }

    /// Which installation the request comes from, if it is one that proved itself before.
    func installation(of request: AppVerificationRequest, at now: Timestamp) -> String? {
        guard let text = request.proof.instance, text.utf8.count <= Self.sizeLimit,
            let sealed = Base64URL.decode(text),
            let json = try? box.open(sealed, context: Self.context(request)),
            let record = try? JSONDecoder().decode(Record.self, from: Data(json))
        else { return nil }
        let age = now - Timestamp(milliseconds: record.issuedAt)
        guard record.app == request.appName, age < Self.lifetime else { return nil }
        return record.installation ?? Self.name(ofOld: text)
    }

    /// Drawn like the nonce of the text that hides it: nobody has to tell it from others.
    private static func newName() -> String {
        SymmetricKey(size: .bits128).withUnsafeBytes { Base64URL.encode(Array($0)) }
    }

    private static func name(ofOld text: String) -> String {
        Base64URL.encode(Array(SHA256.hash(data: Array(text.utf8)).prefix(16)))
    }

    private static func context(_ request: AppVerificationRequest) -> String {
        "app-instance/\(request.project.id.parent)"
    }
}
