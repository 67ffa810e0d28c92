import DialtoneCore
import HTTPTypes
import Hummingbird
import NIOCore

/// The public halves of the signing keys, at our addresses and at those that Google's libraries
/// know, and the discovery documents that lead to them.
///
/// All of it comes from memory, so that verifiers of tokens never wait for the database.
struct KeyRoutes {
    private static let account = "securetoken@system.gserviceaccount.com"

    let keys: any PublishedKeys
    let clock: ServerClock

    func add(to router: Router<ServerContext>) {
        for path in [
            "/.well-known/jwks.json",
            "/service_accounts/v1/jwk/\(Self.account)",
            "/www.googleapis.com/service_accounts/v1/jwk/\(Self.account)",
        ] {
            router.get(RouterPath(path)) { _, _ in answer(keys.jsonWebKeySet(at: clock.now)) }
        }
        for path in [
            "/robot/v1/metadata/x509/\(Self.account)",
            "/www.googleapis.com/robot/v1/metadata/x509/\(Self.account)",
        ] {
            router.get(RouterPath(path)) { _, _ in answer(keys.certificates(at: clock.now)) }
        }
        router.get("/projects/{project}/.well-known/openid-configuration") { request, context in
            guard let name = context.parameters.get("project"),
                let project = ProjectID(checking: name)
            else { throw Refusal.unknownProject }
            let document = DiscoveryDocument(of: project, at: PublicAddress(of: request))
            var response = try WireEncoder.response(document)
            response.headers[.cacheControl] = cacheControl
            return response
        }
    }

    private var cacheControl: String {
        "public, max-age=\(keys.freshness.wholeSeconds), must-revalidate"
    }

    private func answer(_ json: String) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "application/json; charset=utf-8",
                .cacheControl: cacheControl,
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: json))
        )
    }
}
