import HTTPTypes
import Hummingbird

/// Where the server describes itself.
struct OpenAPIRoutes {
    static let path = "/openapi.json"

    /// Where the Firebase Auth emulator has its own.
    static let emulatorPath = "/emulator/openapi.json"

    private let document: OpenAPIDocument
    private let paths: [String]

    init(forDevelopment isDevelopment: Bool) throws {
        document = try OpenAPIDocument.document(forDevelopment: isDevelopment)
        paths = [Self.path] + (isDevelopment ? [Self.emulatorPath] : [])
    }

    func add(to router: Router<ServerContext>) {
        for path in paths {
            router.get(RouterPath(path)) { _, _ in
                Response(
                    status: .ok,
                    headers: [
                        .contentType: "application/json; charset=utf-8",
                        .cacheControl: "no-cache",
                        .contentLength: String(document.body.readableBytes),
                    ],
                    body: ResponseBody(byteBuffer: document.body)
                )
            }
        }
    }
}
