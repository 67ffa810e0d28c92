import Crypto
import DialtoneBasics
import EmbeddedFiles
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PhoneNumbers
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
    static var files: [String: [UInt8]] { EmbeddedFiles.assets.mapValues(\.bytes) }

    /// The path of the folder.
    let path: String

    /// The files except the scripts with texts, made when a browser first asks for one.
    private let bodies: OnDemand<[String: ByteBuffer]>
    private let texts: TextScripts
    private let compressed = CompressedFiles()

    /// Creates the assets, with scripts of texts for each language.
    init(_ languages: PageLanguages) {
        path = "\(Self.root)/\(Self.digest(of: languages))"
        bodies = OnDemand { try Self.bodies(languages) }
        texts = TextScripts(languages)
    }

    private static func bodies(_ languages: PageLanguages) throws -> [String: ByteBuffer] {
        let sources = Self.files
        let files = sources.merging(ScriptText.shortened) { _, script in script }
            .merging(ScriptBundle.pages) { _, bundle in bundle }
        var bodies = files.mapValues { ByteBuffer(bytes: $0) }
        bodies[regionList] = ByteBuffer(bytes: try RegionList.json())
        if let element = ElementFiles.script(languages, from: sources) {
            bodies[ElementFiles.entry] = ByteBuffer(string: element)
        }
        return bodies
    }

    private func body(of name: String) async throws -> ByteBuffer? {
        if let texts = texts.body(of: name) { return texts }
        return try await bodies.value[name]
    }

    func add(to router: Router<ServerContext>) {
        let icon = ByteBuffer(bytes: EmbeddedFiles.assets[Self.icon]?.bytes ?? [])
        // Browsers request it automatically if a page specifies no other icon.
        router.get("/favicon.ico") { _, _ in
            Response(
                status: .ok,
                headers: [
                    .contentType: Self.mediaType(of: Self.icon),
                    .cacheControl: "public, max-age=86400",
                    .contentSecurityPolicy: Self.policy,
                ],
                body: ResponseBody(byteBuffer: icon)
            )
        }
        router.get(RouterPath("\(path)/{file}")) { request, context in
            guard let name = context.parameters.get("file"),
                let body = try await body(of: name)
            else {
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

    /// Raised when a server makes other files of the same sources.
    private static let form = 1

    /// Returns a digest of everything that the files are made of.
    private static func digest(of languages: PageLanguages) -> String {
        let plan = NumberingPlan.inUse
        var hash = SHA256()
        hash.update(data: Data("\(form) \(plan.version) \(plan.date)\n".utf8))
        let sources = EmbeddedFiles.assets.merging(languages.sources) { asset, _ in asset }
        for (name, file) in sources.sorted(by: { $0.key < $1.key }) {
            let bytes = file.bytes
            hash.update(data: Data("\(name) \(bytes.count)\n".utf8))
            hash.update(data: bytes)
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
