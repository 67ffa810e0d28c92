import Crypto
import EmbeddedFiles
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

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
    private let compressed = CompressedFiles()

    /// Creates the assets, with scripts of texts for each language; throws if one is invalid.
    init(_ languages: PageLanguages) throws {
        let files = Self.files.merging(ScriptText.shortened) { _, script in script }
            .merging(ScriptBundle.pages) { _, bundle in bundle }
        var bodies = files.mapValues { ByteBuffer(bytes: $0) }
        bodies[Self.regionList] = ByteBuffer(bytes: try RegionList.json())
        for language in languages.all {
            bodies[language.scriptName] = ByteBuffer(string: language.script)
            bodies[language.accountScriptName] = ByteBuffer(string: language.accountScript)
        }
        if let element = ElementFiles.script(languages, from: Self.files) {
            bodies[ElementFiles.entry] = ByteBuffer(string: element)
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
        router.get(RouterPath("\(path)/{file}")) { request, context in
            guard let name = context.parameters.get("file"), let body = bodies[name] else {
                throw HTTPError(.notFound)
            }
            let acceptsGzip = GzipText.isAccepted(by: request.headers[.acceptEncoding])
            let shorter = acceptsGzip ? compressed.file(name, from: body) : nil
            var headers: HTTPFields = [
                .contentType: Self.mediaType(of: name),
                .cacheControl: "public, max-age=31536000, immutable",
                .contentSecurityPolicy: Self.policy,
                .contentLength: String((shorter ?? body).readableBytes),
                .vary: "Accept-Encoding",
            ]
            if shorter != nil { headers[.contentEncoding] = GzipText.encoding }
            return Response(
                status: .ok,
                headers: headers,
                body: ResponseBody(byteBuffer: shorter ?? body)
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

/// The compressed files, each made when a browser first asks for it.
private final class CompressedFiles: Sendable {
    private let files = Mutex<[String: ByteBuffer?]>([:])

    /// Returns `body` compressed, or `nil` if that makes it no smaller.
    func file(_ name: String, from body: ByteBuffer) -> ByteBuffer? {
        if let known = files.withLock({ $0[name] }) { return known }
        let made = GzipText.compressed(body)
        files.withLock { $0[name] = .some(made) }
        return made
    }
}
