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
    }

    private let box: SecretBox

    package init(key: SymmetricKey) {
        box = SecretBox(key: key)
    }

    /// A text by which this installation is known from `now` on.
    func issue(for request: AppVerificationRequest, at now: Timestamp) throws -> String {
        let record = Record(app: request.appName, issuedAt: now.milliseconds)
        let json = try JSONEncoder().encode(record)
        return Base64URL.encode(try box.seal(Array(json), context: Self.context(request)))
    }

    /// Whether the request comes from an installation that proved itself before.
    func knows(_ request: AppVerificationRequest, at now: Timestamp) -> Bool {
        guard let text = request.proof.instance, text.utf8.count <= Self.sizeLimit,
            let sealed = Base64URL.decode(text),
            let json = try? box.open(sealed, context: Self.context(request)),
            let record = try? JSONDecoder().decode(Record.self, from: Data(json))
        else { return false }
        let age = now - Timestamp(milliseconds: record.issuedAt)
        return record.app == request.appName && age < Self.lifetime
    }

    private static func context(_ request: AppVerificationRequest) -> String {
        "app-instance/\(request.project.id.parent)"
    }
}
