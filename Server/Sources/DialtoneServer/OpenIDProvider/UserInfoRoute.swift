import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import NIOCore

/// The UserInfo endpoint of the OpenID Connect provider.
struct UserInfoRoute: Sendable {
    let userInfo: UserInfo
    let clients: OAuthClientGuard

    func add(to router: Router<ServerContext>) {
        let route = OpenIDIssuer.Endpoint.userinfo.route
        router.get(route) { request, context in
            try await respond(to: request, in: context) { bearer in bearer }
        }
        router.post(route) { request, context in
            try await respond(to: request, in: context) { bearer in
                guard Self.hasForm(request) else { return bearer }
                let form = try await clients.form(UserInfoForm.self, of: request)
                guard bearer == nil || form.accessToken == nil else {
                    throw OAuthRefusal(.invalidRequest, "The access token is sent twice.")
                }
                return bearer ?? form.accessToken
            }
        }
    }

    private func respond(
        to request: Request,
        in context: ServerContext,
        _ token: (_ bearer: String?) async throws -> String?
    ) async throws -> Response {
        try await clients.answer(
            request,
            in: context,
            refusing: OAuthResponse.refuseBearer
        ) { project, issuer in
            let bearer = Bearer(request.headers[.authorization]).map { String($0.token) }
            guard let token = try await token(bearer)?.nonEmpty else {
                return OAuthResponse.missingBearer
            }
            let claims = try await userInfo.claims(for: token, of: issuer.text, in: project)
            return Response(
                status: .ok,
                headers: [
                    .contentType: "application/json; charset=utf-8", .cacheControl: "no-store",
                ],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: claims))
            )
        }
    }

    private static func hasForm(_ request: Request) -> Bool {
        request.headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true
    }
}

/// The form of a request with its access token in the body (RFC 6750, section 2.2).
private struct UserInfoForm: Decodable, Sendable {
    let accessToken: String?

    private enum CodingKeys: String, CodingKey { case accessToken = "access_token" }
}
