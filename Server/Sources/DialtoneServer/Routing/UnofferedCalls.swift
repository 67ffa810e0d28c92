import DialtoneCore
import Hummingbird
import IdentityToolkit

/// Calls of the protocol for what this server does not have.
///
/// They are refused as upstream refuses what a project has switched off, which is what apps
/// know how to handle; an unknown path would look like a fault.
struct UnofferedCalls {
    private static let reasons: [IdentityToolkit.EndpointPath: String] = [
        .signInWithGameCenter: "This server does not offer this way to sign in.",
        .revokeToken: "This server does not revoke what identity providers have issued.",
    ]

    let apps: AppGuard

    func add(to router: Router<ServerContext>) {
        for (path, reason) in Self.reasons { router.add(Unoffered(reason: reason), path, apps) }
    }

    private struct Unoffered: Endpoint {
        let reason: String

        func respond(to input: NoInput, from caller: AppCaller) async throws -> NoOutput {
            throw Refusal.unsupportedOperation(reason)
        }
    }
}
