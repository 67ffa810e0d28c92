import EmbeddedFiles
import HTTPTypes
import Hummingbird
import NIOCore

/// The scripts that web pages load in addition to Google's web SDK, at fixed paths.
struct WebScripts: Sendable {
    /// Enables sign-in by popup and by redirect.
    static let sdk = "/__/auth/sdk.js"

    /// Solves the built-in challenge when a code is requested.
    static let verifier = "/__/auth/verifier.js"

    let assets: PageAssets
    let templates: PageTemplates

    func add(to router: Router<ServerContext>) {
        let sdk = ByteBuffer(bytes: EmbeddedFiles.assets["sdk.js"]?.bytes ?? [])
        router.get(RouterPath(Self.sdk)) { _, _ in Self.response(sdk) }
        let verifier = ByteBuffer(
            string: templates.render(.verifier, with: VerifierView(assets: assets.path))
        )
        router.get(RouterPath(Self.verifier)) { _, _ in Self.response(verifier) }
    }

    /// Returns a script that browsers must revalidate: its imports change with the server version.
    static func response(_ body: ByteBuffer) -> Response {
        var headers: HTTPFields = [
            .contentType: "text/javascript; charset=utf-8",
            .cacheControl: "no-cache",
            .contentLength: String(body.readableBytes),
        ]
        // Cross-origin isolated pages load only resources that allow it.
        if let name = HTTPField.Name("cross-origin-resource-policy") {
            headers[name] = "cross-origin"
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
}

/// The template values of the verifier script.
struct VerifierView: Sendable {
    let assets: String
}
