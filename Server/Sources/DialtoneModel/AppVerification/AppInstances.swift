package import DialtoneBasics
import Crypto
import Foundation

/// Issues and verifies tokens that identify installations of an app.
///
/// The token is not a proof. While proofs cannot be verified, it distinguishes the existing users
/// of an app from clients that appear only then.
package struct AppInstances: Sendable {
    /// How long an installation stays known without another proof.
    package static let lifetime = TimeSpan.days(180)

    /// The maximum length of a token, above the length of any that is issued.
    private static let sizeLimit = 1_024

    private struct Record: Codable {
        let app: String
        let issuedAt: Int64

        /// The installation's name; `nil` in tokens of server versions that did not store one.
        let installation: String?
    }

    /// The token that an installation receives after a proof.
    package struct Issued: Hashable, Sendable {
        /// The token text, which the installation stores and sends with later requests.
        package let text: String

        /// The installation's name in records, from its first proof on.
        package let installation: String
    }

    private let box: SecretBox

    package init(keys: DerivedKeys) {
        box = SecretBox(keys: keys)
    }

    /// Issues a token by which this installation is known from `now` on.
    ///
    /// An installation that is already `known` keeps its name.
    package func issue(
        for caller: AppCaller,
        known: String?,
        at now: Timestamp
    ) throws -> Issued {
        let installation = known ?? Self.newName()
        let record = Record(
            app: caller.appName,
            issuedAt: now.milliseconds,
            installation: installation
        )
        let json = try JSONEncoder().encode(record)
        let sealed = try box.seal(Array(json), context: Self.context(caller))
        return Issued(text: Base64URL.encode(sealed), installation: installation)
    }

    /// Returns the installation that sent the request, if it proved itself earlier.
    package func installation(
        in proof: AppProof,
        from caller: AppCaller,
        at now: Timestamp
    ) -> String? {
        guard let text = proof.instance, text.utf8.count <= Self.sizeLimit,
            let sealed = Base64URL.decode(text),
            let json = try? box.open(sealed, context: Self.context(caller)),
            let record = try? JSONDecoder().decode(Record.self, from: Data(json))
        else { return nil }
        let age = now - Timestamp(milliseconds: record.issuedAt)
        guard record.app == caller.appName, age < Self.lifetime else { return nil }
        return record.installation ?? Self.name(ofOld: text)
    }

    /// Generates a random name, in the same way as the nonce of the token that hides it.
    private static func newName() -> String {
        SymmetricKey(size: .bits128).withUnsafeBytes { Base64URL.encode(Array($0)) }
    }

    private static func name(ofOld text: String) -> String {
        Base64URL.encode(Array(SHA256.hash(data: Array(text.utf8)).prefix(16)))
    }

    private static func context(_ caller: AppCaller) -> String {
        "app-instance/\(caller.projectID.parent)"
    }
}
