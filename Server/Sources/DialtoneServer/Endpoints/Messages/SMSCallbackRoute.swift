import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import Logging

/// The route for status callbacks from gateways, each with a secret in its path.
///
/// An invalid callback gets the same response as an unknown path. If too many receipts are queued,
/// gateways are asked to retry.
struct SMSCallbackRoute: Sendable {
    /// The maximum size of a callback, in bytes.
    private static let sizeLimit = 64 * 1_024

    let callbacks: any GatewayCallbackReceiver
    let clock: ServerClock

    let address: PublicAddress

    func add(to router: Router<ServerContext>) {
        let path = RouterPath("\(GatewayCallback.path)/{gateway}/{token}")
        for method in [HTTPRequest.Method.get, .post] {
            router.on(path, method: method) { request, context in
                try await respond(to: request, context)
            }
        }
    }

    private func respond(to request: Request, _ context: ServerContext) async throws -> Response {
        let gateway = context.parameters.get("gateway") ?? ""
        let token = context.parameters.get("token") ?? ""
        // Checked before the body is read, so that unauthorized requests cost little.
        guard callbacks.admits(gateway: gateway, token: token) else {
            throw HTTPError(.notFound)
        }
        do {
            let callback = try await callback(request)
            let events = try await callbacks.receive(callback, from: gateway)
            context.logger.debug(
                "an SMS gateway sent receipts",
                metadata: ["gateway": "\(gateway)", "events": "\(events.count)"]
            )
            return Response(status: .ok)
        } catch CallbackProblem.busy {
            return Response(status: .serviceUnavailable, headers: [.retryAfter: "5"])
        } catch let problem as CallbackProblem {
            context.logger.warning(
                "a callback of an SMS gateway was rejected",
                metadata: ["gateway": "\(gateway)", "problem": "\(problem)"]
            )
            throw HTTPError(.notFound)
        }
    }

    private func callback(_ request: Request) async throws -> GatewayCallback {
        guard let body = try? await request.body.collect(upTo: Self.sizeLimit) else {
            throw CallbackProblem.malformed("too large")
        }
        return GatewayCallback(
            method: request.method.rawValue,
            url: try address.origin(for: request) + request.uri.string,
            query: FormText.fields(of: request.uri.query ?? ""),
            headers: Dictionary(
                request.headers.map { ($0.name.canonicalName, $0.value) },
                uniquingKeysWith: { first, _ in first }
            ),
            body: Array(body.readableBytesView),
            receivedAt: clock.now
        )
    }
}
