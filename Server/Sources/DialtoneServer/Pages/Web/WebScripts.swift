import HTTPTypes
import Hummingbird
import NIOCore

/// The scripts that web pages load beside Google's web SDK, at addresses that stay.
struct WebScripts: Sendable {
    /// Makes sign-in by popup and by redirect work.
    static let sdk = "/__/auth/sdk.js"

    /// Proves with the built-in challenge that no robot asks for a code.
    static let verifier = "/__/auth/verifier.js"

    let assets: PageAssets
    let templates: PageTemplates

    func add(to router: Router<ServerContext>) {
        let sdk = ByteBuffer(bytes: PageAssets.files["sdk.js"] ?? [])
        router.get(RouterPath(Self.sdk)) { _, _ in Self.response(sdk) }
        let verifier = ByteBuffer(
            string: templates.render(.verifier, with: VerifierView(assets: assets.path))
        )
        router.get(RouterPath(Self.verifier)) { _, _ in Self.response(verifier) }
    }

    /// Browsers ask each time: the verifier names files that a new server does not have.
    private static func response(_ body: ByteBuffer) -> Response {
        var headers: HTTPFields = [
            .contentType: "text/javascript; charset=utf-8",
            .cacheControl: "no-cache",
            .contentLength: String(body.readableBytes),
        ]
        // Pages that isolate themselves load only what says that they may.
        if let name = HTTPField.Name("cross-origin-resource-policy") {
            headers[name] = "cross-origin"
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
}

/// What the template of the verifier holds.
struct VerifierView: Sendable {
    let assets: String
}
