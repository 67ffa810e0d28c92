import DialtoneBasics
import DialtoneFlows
import HTTPTypes
import Hummingbird

/// The responses to clients, in the forms of OAuth 2.0.
enum OAuthResponse {
    /// Returns a response with tokens or data of a user, which must not be stored anywhere.
    static func json(_ value: some Encodable) throws -> Response {
        withoutCache(try WireEncoder.response(value))
    }

    /// Returns an error; a client that authenticated with a header learns it from a header, too.
    static func refuse(_ refusal: OAuthRefusal, to request: Request) throws -> Response {
        var response = try response(to: refusal, status: status(of: refusal, request))
        if refusal.code == .invalidClient, request.headers.contains(.authorization) {
            response.headers[.wwwAuthenticate] = #"Basic realm="Dialtone""#
        }
        return response
    }

    /// Returns an error of a resource: the header has it as well (RFC 6750, section 3).
    static func refuseBearer(_ refusal: OAuthRefusal, to request: Request) throws -> Response {
        let status: HTTPResponse.Status =
            switch refusal.code {
            case .temporarilyUnavailable: .tooManyRequests
            case .invalidRequest: .badRequest
            case .insufficientScope: .forbidden
            default: .unauthorized
            }
        var response = try response(to: refusal, status: status)
        response.headers[.wwwAuthenticate] =
            #"Bearer error="\#(refusal.code.rawValue)", error_description="\#(refusal.description)""#
        return response
    }

    /// The response to a request without a token, which names no error.
    static var missingBearer: Response {
        Response(
            status: .unauthorized,
            headers: [.wwwAuthenticate: "Bearer", .cacheControl: "no-store"]
        )
    }

    private static func response(
        to refusal: OAuthRefusal,
        status: HTTPResponse.Status
    ) throws -> Response {
        let body = Body(error: refusal.code.rawValue, description: refusal.description)
        var response = withoutCache(try WireEncoder.response(body, status: status))
        if let wait = refusal.retryAfter {
            response.headers[.retryAfter] = String(wait.wholeSeconds)
        }
        return response
    }

    private static func status(
        of refusal: OAuthRefusal,
        _ request: Request
    ) -> HTTPResponse.Status {
        switch refusal.code {
        case .temporarilyUnavailable: .tooManyRequests
        case .invalidClient where request.headers.contains(.authorization): .unauthorized
        default: .badRequest
        }
    }

    private static func withoutCache(_ response: Response) -> Response {
        var response = response
        response.headers[.pragma] = "no-cache"
        return response
    }

    private struct Body: Encodable {
        let error: String
        let description: String

        private enum CodingKeys: String, CodingKey {
            case error
            case description = "error_description"
        }
    }
}

extension HTTPField.Name {
    fileprivate static let pragma = Self("pragma") ?? .from
}
