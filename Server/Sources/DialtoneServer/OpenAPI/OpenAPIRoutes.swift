import HTTPTypes
import Hummingbird

/// The routes of the OpenAPI description.
struct OpenAPIRoutes {
    static let path = "/openapi.json"

    /// The path of the description in the Firebase Auth emulator.
    static let emulatorPath = "/emulator/openapi.json"

    private let isDevelopment: Bool
    private let paths: [String]

    init(forDevelopment isDevelopment: Bool) {
        self.isDevelopment = isDevelopment
        paths = [Self.path] + (isDevelopment ? [Self.emulatorPath] : [])
    }

    func add(to router: Router<ServerContext>) {
        for path in paths {
            router.get(RouterPath(path)) { [isDevelopment] _, _ in
                let body = try await OpenAPIDocument.document(forDevelopment: isDevelopment).body
                return Response(
                    status: .ok,
                    headers: [
                        .contentType: "application/json; charset=utf-8",
                        .cacheControl: "no-cache",
                        .contentLength: String(body.readableBytes),
                    ],
                    body: ResponseBody(byteBuffer: body)
                )
            }
        }
    }
}
