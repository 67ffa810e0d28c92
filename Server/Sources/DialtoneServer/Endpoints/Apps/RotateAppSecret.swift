import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension RotateAppSecretRequest: WireInput {}

/// Gives a back end another secret, and returns it once.
struct RotateAppSecret: Endpoint {
    static let auditAction: AuditAction = "apps.rotateSecret"

    /// The most seconds for which the former secret can stay valid: thirty days.
    private static let graceLimit: Int64 = 30 * 86_400

    let desk: AppDesk

    func respond(
        to input: RotateAppSecretRequest,
        from caller: AdminCaller
    ) async throws -> AppSecretResponse {
        let grace = input.graceSeconds?.value ?? AppRegistry.secretGrace.wholeSeconds
        guard (0...Self.graceLimit).contains(grace) else {
            throw Refusal.invalidArgument(
                field: "graceSeconds",
                problem: "must be 0 to \(Self.graceLimit)"
            )
        }
        let project = caller.project.id
        let secret = try await desk.registry.rotateSecret(
            of: caller.appID,
            in: project,
            keepingFor: .seconds(grace),
            since: caller.seen
        )
        guard let secret, let app = try await desk.registry.app(caller.appID, of: project) else {
            throw FederationRefusal.unknownConfig
        }
        desk.projects.forget(project)
        return AppSecretResponse {
            $0.app = RegisteredApp(app)
            $0.secret = secret.text
        }
    }
}
