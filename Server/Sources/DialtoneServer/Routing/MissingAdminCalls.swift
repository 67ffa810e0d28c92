import HTTPTypes
import Hummingbird

/// Calls of Google's admin SDKs that this server does not have; they say so.
struct MissingAdminCalls {
    private static let calls: [(HTTPRequest.Method, AdminPath)] = [
        (.post, "/accounts:batchCreate")
    ]

    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        for (method, path) in Self.calls {
            router.add(Missing(), path, admins, method: method)
        }
    }

    private struct Missing: Endpoint {
        func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
            throw RequestRefusal.notImplemented("This server does not have this call yet.")
        }
    }
}
