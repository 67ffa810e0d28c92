import DialtoneBasics
import DialtoneFlows
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1

/// Converts every error to the protocol's format; this is the only place that does.
///
/// A user who opened a URL in a browser gets a page instead.
struct WireErrorMiddleware: RouterMiddleware {
    /// The page for browsers; `nil` if browsers are not allowed.
    let page: PlainPage?

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPParserError {
            // The connection is in an invalid state; the HTTP server responds and closes it.
            throw error
        } catch {
            return try response(to: error, of: request, context: context)
        }
    }

    private func response(
        to error: any Error,
        of request: Request,
        context: ServerContext
    ) throws -> Response {
        if let fault = error as? any ServerFault {
            context.logger.error("request failed", metadata: ["error": "\(fault)"])
        }
        let refusal = WireRefusal(expected: error)
        SecurityTrail.current?.refuse(error, code: refusal?.codeForLogs ?? "INTERNAL")
        guard let refusal else {
            if !(error is any ServerFault) {
                // Logs only the type: the text of an unknown error may contain sensitive data.
                context.logger.error(
                    "request failed",
                    metadata: ["error.type": "\(type(of: error))"]
                )
            }
            return try fault(WireRefusal(fault: ()), of: request)
        }
        if let page, request.isVisit {
            return withWait(of: refusal, page.response(to: refusal, of: request))
        }
        guard refusal.status.kind != .serverError || refusal.reason != nil else {
            return try fault(refusal, of: request)
        }
        return try WireEncoder.response(of: refusal)
    }

    /// Returns the response to an internal error.
    ///
    /// Google's JavaScript SDK ends the session if it can parse such a response at startup, and keeps
    /// it otherwise; so it gets plain text instead of JSON.
    private func fault(_ refusal: WireRefusal, of request: Request) throws -> Response {
        let response: Response
        if let page, request.isVisit {
            response = page.response(to: refusal, of: request)
        } else if request.headers[.clientVersion]?.contains("/JsCore/") == true {
            response = Response(
                status: refusal.status,
                headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: refusal.message))
            )
        } else {
            response = try WireEncoder.response(of: refusal)
        }
        return withWait(of: refusal, response)
    }

    private func withWait(of refusal: WireRefusal, _ answer: Response) -> Response {
        var response = answer
        if let wait = refusal.retryAfter {
            response.headers[.retryAfter] = String(wait.wholeSeconds)
        } else if refusal.status == .serviceUnavailable {
            // An outage may be short, so the client should retry soon.
            response.headers[.retryAfter] = "1"
        }
        return response
    }
}
