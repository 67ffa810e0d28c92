import DialtoneModel
import Hummingbird
import IdentityToolkit

/// Calls of the protocol that this server does not support.
///
/// They are rejected in the same way as upstream rejects disabled features, which apps can handle;
/// an unknown path would look like a server error.
struct UnsupportedCalls {
    private static let reasons: [IdentityToolkit.EndpointPath: String] = [
        .signInWithGameCenter: "This server does not support this sign-in method.",
        .revokeToken: "This server does not revoke tokens of identity providers.",
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
