import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The scripts, styles and drawings of the pages, from inside the executable.
///
/// All stand in a folder whose name is a digest of everything in it. So browsers may keep them
/// forever, modules can name each other, and a new server is never met by an old script.
struct PageAssets: Sendable {
    private static let root = "/pages"
    private static let regionList = "regions.json"
    private static let icon = "icon.svg"

    /// A script that runs in a thread of its own imports others by this policy.
    private static let policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

    /// Every file of the folder `Assets`, by its name.
    static var files: [String: [UInt8]] { EmbeddedFiles.assets }

    /// The folder's address.
    let path: String

    private let bodies: [String: ByteBuffer]

    init() throws {
        var bodies = Self.files.mapValues { ByteBuffer(bytes: $0) }
        bodies[Self.regionList] = ByteBuffer(bytes: try RegionList.json())
        self.bodies = bodies
        path = "\(Self.root)/\(Self.digest(of: bodies))"
    }

    func add(to router: Router<ServerContext>) {
        // Browsers ask for it by themselves where an answer names no other.
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
