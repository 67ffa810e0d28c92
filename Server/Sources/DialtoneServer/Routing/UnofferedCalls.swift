import DialtoneCore
import Hummingbird
import IdentityToolkit

/// Calls of the protocol for ways to sign in that this server does not have.
///
/// They are refused as upstream refuses a way that a project has switched off, which is
/// what apps know how to handle.
struct UnofferedCalls {
    private static let paths: [IdentityToolkit.EndpointPath] = [
        .signInWithGameCenter
    ]

    let apps: AppGuard

    func add(to router: Router<ServerContext>) {
        for path in Self.paths { router.add(Unoffered(), path, apps) }
    }

    private struct Unoffered: Endpoint {
        func respond(to input: NoInput, from caller: AppCaller) async throws -> NoOutput {
            throw Refusal.unsupportedOperation("This server does not offer this way to sign in.")
        }
    }
}
