import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird

/// Authenticates the clients that call the endpoints of the OpenID Connect provider.
struct OAuthClientGuard: Sendable {
    let clients: OAuthClients
    let projects: ProjectDirectory
    let limiter: CallLimiter
    let proxies: Reloadable<TrustedProxies>
    let address: PublicAddress
    let decoder: WireDecoder

    /// Returns the response of `body` for the project in the path.
    ///
    /// A refusal becomes an error of OAuth 2.0, by `refuse`. Rejected credentials, codes and tokens
    /// are counted against the limits of the caller's address.
    func answer(
        _ request: Request,
        in context: ServerContext,
        refusing refuse: (OAuthRefusal, Request) throws -> Response = OAuthResponse.refuse,
        _ body: (Project, OpenIDIssuer) async throws -> Response
    ) async throws -> Response {
        let id = try context.projectInPath()
        let project = try await projects.project(id).project
        SecurityTrail.current?.note(project: project.id)
        do {
            guard !project.settings.isDisabled else {
                throw OAuthRefusal(.unauthorizedClient, "The project is disabled.")
            }
            return try await body(project, try address.issuer(of: id, for: request))
        } catch let refusal as OAuthRefusal {
            let counted = try await count(refusal, of: project, request, in: context)
            SecurityTrail.current?.refuse(refusal, code: counted.code.rawValue)
            return try refuse(counted, request)
        }
    }

    /// Reads the form of a request; a query is never read, because it would be logged.
    func form<Form: Decodable & Sendable>(
        _ type: Form.Type,
        of request: Request
    ) async throws -> Form {
        guard request.headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true
        else {
            throw OAuthRefusal(.invalidRequest, "The body must be a form.")
        }
        do {
            return try await decoder.decodeForm(type, from: request)
        } catch RequestRefusal.malformedBody {
            throw OAuthRefusal(
                .invalidRequest,
                "The form cannot be read, or a parameter is repeated."
            )
        }
    }

    /// Returns the client that sent the request, by its header or form.
    func client(
        _ request: Request,
        _ form: some ClientForm,
        of project: Project
    ) async throws -> OAuthClient {
        let credentials = try Self.credentials(request, form)
        return try await clients.authenticate(credentials, of: project.id)
    }

    private static func credentials(
        _ request: Request,
        _ form: some ClientForm
    ) throws(OAuthRefusal) -> OAuthClients.Credentials {
        guard let header = request.headers[.authorization] else {
            guard let id = form.clientID?.nonEmpty else {
                throw OAuthRefusal(.invalidClient, "client_id is missing.")
            }
            return OAuthClients.Credentials(
                id: OAuthClientID(rawValue: id),
                secret: form.clientSecret?.nonEmpty
            )
        }
        guard form.clientSecret == nil else {
            throw OAuthRefusal(.invalidRequest, "The client must authenticate in one way only.")
        }
        guard let basic = BasicCredentials(header) else {
            throw OAuthRefusal(.invalidClient, "The Authorization header is not Basic.")
        }
        guard form.clientID == nil || form.clientID == basic.name else {
            throw OAuthRefusal(.invalidRequest, "client_id is not the authenticated client.")
        }
        return OAuthClients.Credentials(
            id: OAuthClientID(rawValue: basic.name),
            secret: basic.password.nonEmpty
        )
    }

    /// Counts a rejection, and returns the error to send, which differs if there were too many.
    private func count(
        _ refusal: OAuthRefusal,
        of project: Project,
        _ request: Request,
        in context: ServerContext
    ) async throws -> OAuthRefusal {
        guard refusal.reason != nil else { return refusal }
        let limits = CallGuard(
            settings: project.settings.callLimits,
            project: project.id,
            address: proxies.current.remoteAddress(behind: context.peer, by: request.headers)
        )
        do {
            try await limiter.countFailure(.tokens, by: limits)
            return refusal
        } catch Refusal.callLimit(let limit, let wait) {
            var limited = OAuthRefusal(
                .temporarilyUnavailable,
                "Too many requests from this address were rejected.",
                reason: limit.securityReason
            )
            limited.retryAfter = wait
            return limited
        }
    }
}

/// The form of a request in which a client can authenticate.
protocol ClientForm: Decodable, Sendable {
    var clientID: String? { get }
    var clientSecret: String? { get }
}

/// The user name and password of HTTP Basic authentication, as OAuth 2.0 encodes them.
struct BasicCredentials: Sendable {
    let name: String
    let password: String

    /// Returns `nil` for any other header.
    init?(_ header: String) {
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "basic",
            let data = Data(base64Encoded: String(parts[1])),
            let text = String(validating: data, as: UTF8.self),
            let colon = text.firstIndex(of: ":"),
            let name = FormText.unescape(text[..<colon]),
            let password = FormText.unescape(text[text.index(after: colon)...])
        else { return nil }
        self.name = name
        self.password = password
    }
}
