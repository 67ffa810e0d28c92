import DialtoneBasics
import DialtoneIDTokens
import HTTPTypes
import Hummingbird
import IdentityToolkit

/// The public signing keys, at our own paths and at those of Google's libraries.
///
/// They are served from memory, so that token verifiers never wait for the database.
struct KeyRoutes {
    private static let account = "securetoken@system.gserviceaccount.com"
    static let keySetPath = "/.well-known/jwks.json"

    /// How long verifiers may cache the keys.
    ///
    /// A new key is published for longer than that before it is used.
    static let cacheControl = "public, max-age=900, must-revalidate"

    let keys: KeyRing
    let clock: ServerClock

    func add(to router: Router<ServerContext>) {
        let jwk = "/service_accounts/v1/jwk/\(Self.account)"
        let cookieJWK = IdentityToolkit.EndpointPath.sessionCookiePublicKeys.spellings
        for path in [Self.keySetPath, jwk, "/www.googleapis.com" + jwk] + cookieJWK {
            router.get(RouterPath(path)) { _, _ in try answer(JWKSet(published)) }
        }
        let x509 = "/robot/v1/metadata/x509/\(Self.account)"
        let cookieX509 = IdentityToolkit.EndpointPath.sessionCookieCertificates.spellings
        for path in [x509, "/www.googleapis.com" + x509] + cookieX509 {
            router.get(RouterPath(path)) { _, _ in try answer(CertificateMap(published)) }
        }
    }

    private var published: [PublishedKey] { keys.publishedKeys(at: clock.now) }

    private func answer(_ document: some Encodable) throws -> Response {
        var response = try WireEncoder.response(document)
        response.headers[.cacheControl] = Self.cacheControl
        return response
    }
}
