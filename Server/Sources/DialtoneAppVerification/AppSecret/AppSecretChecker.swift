import Crypto
package import DialtoneCore
import Foundation

/// Takes the secret that a project gave to one of its back ends.
package struct AppSecretChecker: AppProofChecker {
    package let kind = AppProofKind.appSecret

    package init() {}

    package func check(_ request: AppVerificationRequest) async throws -> AppProofOutcome? {
        guard let secret = request.proof.appSecret, !secret.isEmpty else { return nil }
        guard let digests = request.app?.details.secretDigests, !digests.isEmpty else {
            return .refused(
                AppProofProblem(kind, .notConfigured, "This app has no secret.")
            )
        }
        // How long it takes to compare digests tells nothing about the secrets.
        guard digests.contains(Self.digest(of: secret)) else {
            return .refused(AppProofProblem(kind, .invalid, "This is no secret of the app."))
        }
        return .held
    }

    /// How a secret is kept: secrets are random, so that a plain digest gives nothing away.
    package static func digest(of secret: String) -> String {
        Hex.encode(SHA256.hash(data: Data(secret.utf8)))
    }
}
