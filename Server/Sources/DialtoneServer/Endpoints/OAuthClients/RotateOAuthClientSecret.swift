import DialtoneBasics
import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension RotateOAuthClientSecretRequest: WireInput {}

/// Replaces the secret of a client.
struct RotateOAuthClientSecret: Endpoint {
    static let auditAction: AuditAction = "clients.rotateSecret"

    /// The most seconds for which the former secret can stay valid: thirty days.
    private static let graceLimit: Int64 = 30 * 86_400

    let registry: OAuthClientRegistry

    func respond(
        to input: RotateOAuthClientSecretRequest,
        from caller: AdminCaller
    ) async throws -> OAuthClientSecretResponse {
        let grace = input.graceSeconds?.value ?? OAuthClientRegistry.secretGrace.wholeSeconds
        guard (0...Self.graceLimit).contains(grace) else {
            throw Refusal.invalidArgument(
                field: "graceSeconds",
                problem: "must be 0 to \(Self.graceLimit)"
            )
        }
        let secret = try await registry.rotateSecret(
            of: caller.clientID,
            in: caller.project.id,
            keepingFor: .seconds(grace),
            since: caller.seen
        )
        guard let secret,
            let client = try await registry.client(caller.clientID, of: caller.project.id)
        else { throw FederationRefusal.unknownConfig }
        return OAuthClientSecretResponse {
            $0.client = OAuthClientInfo(client)
            $0.clientSecret = secret.text
        }
    }
}
