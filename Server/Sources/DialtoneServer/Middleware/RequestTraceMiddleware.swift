import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTracing
import HTTPTypes
import Hummingbird
import Tracing

/// Runs each request in a span, which has the route but nothing that the caller has chosen.
struct RequestTraceMiddleware: RouterMiddleware {
    let tracer: NodeTracer
    let callers: Reloadable<TrustedProxies>

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let method = RequestMetrics.name(of: request.method)
        let route = context.endpointPath
        return try await tracer.withSpan(
            route.map { "\(method) \($0)" } ?? method,
            context: parent(of: request, from: context.peer),
            ofKind: .server
        ) { span in
            let response = try await next(request, context)
            span.updateAttributes { attributes in
                attributes[AttributeName.method] = method
                attributes[AttributeName.route] = route
                attributes[AttributeName.status] = response.status.code
                attributes[AttributeName.errorType] = SecurityTrail.current?.errorCode
                attributes["dialtone.project"] =
                    SecurityTrail.current?.projectID?.parent.rawValue
            }
            if response.status.code >= 500 { span.setStatus(SpanStatus(code: .error)) }
            return response
        }
    }

    private func parent(
        of request: Request,
        from peer: ConnectionPeer
    ) -> InstrumentationContext {
        var parent = InstrumentationContext.topLevel
        guard callers.current.trusts(peer) else { return parent }
        tracer.extract(request.headers, into: &parent, using: TraceHeaders())
        return parent
    }
}

private struct TraceHeaders: Extractor {
    func extract(key: String, from carrier: HTTPFields) -> String? {
        HTTPField.Name(key).flatMap { carrier[$0] }
    }
}
