import Crypto
import EmbeddedFiles
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The scripts, styles and images of the pages, embedded in the executable.
///
/// Their path contains a digest of all files. Therefore browsers may cache them indefinitely,
/// modules can import each other, and a new server is never used with an old script.
struct PageAssets: Sendable {
    private static let root = "/pages"
    private static let regionList = "regions.json"
    private static let icon = "icon.svg"

    /// The policy for web workers, which lets them import other scripts.
    private static let policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

    /// Every file of the folder `Assets`, by its name.
    static var files: [String: [UInt8]] { EmbeddedFiles.assets }

    /// The path of the folder.
    let path: String

    private let bodies: [String: ByteBuffer]

    /// Creates the assets, with scripts of texts for each language; throws if one is invalid.
    init(_ languages: PageLanguages) throws {
        var bodies = Self.files.mapValues { ByteBuffer(bytes: $0) }
        bodies[Self.regionList] = ByteBuffer(bytes: try RegionList.json())
        for language in languages.all {
            bodies[language.scriptName] = ByteBuffer(string: language.script)
            bodies[language.accountScriptName] = ByteBuffer(string: language.accountScript)
        }
        for (name, module) in ElementFiles.modules(languages, from: Self.files) {
            bodies[name] = ByteBuffer(string: module)
        }
        self.bodies = bodies
        path = "\(Self.root)/\(Self.digest(of: bodies))"
    }

    func add(to router: Router<ServerContext>) {
        // Browsers request it automatically if a page specifies no other icon.
        router.get("/favicon.ico") { _, _ in
            Response(
                status: .ok,
                headers: [
                    .contentType: Self.mediaType(of: Self.icon),
                    .cacheControl: "public, max-age=86400",
                    .contentSecurityPolicy: Self.policy,
                ],
                body: ResponseBody(byteBuffer: bodies[Self.icon] ?? ByteBuffer())
            )
        }
        router.get(RouterPath("\(path)/{file}")) { _, context in
            guard let name = context.parameters.get("file"), let body = bodies[name] else {
                throw HTTPError(.notFound)
            }
            return Response(
                status: .ok,
                headers: [
                    .contentType: Self.mediaType(of: name),
                    .cacheControl: "public, max-age=31536000, immutable",
                    .contentSecurityPolicy: Self.policy,
                    .contentLength: String(body.readableBytes),
                ],
                body: ResponseBody(byteBuffer: body)
            )
        }
    }

    private static func digest(of bodies: [String: ByteBuffer]) -> String {
        var hash = SHA256()
        for (name, body) in bodies.sorted(by: { $0.key < $1.key }) {
            hash.update(data: Data("\(name) \(body.readableBytes)\n".utf8))
            hash.update(data: Data(body.readableBytesView))
        }
        return hash.finalize().prefix(8).map { String(format: "%02x", $0) }.joined()
    }

    private static func mediaType(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/json; charset=utf-8"
        }
    }
}
