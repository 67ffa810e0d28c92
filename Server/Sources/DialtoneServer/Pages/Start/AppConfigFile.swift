import DialtoneBasics
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// An app's `GoogleService-Info.plist`, which SDKs read at startup.
struct AppConfigFile {
    static let name = "GoogleService-Info.plist"

    let app: RelyingApp
    let project: Project
    let serverURL: String

    func response() throws -> Response {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        let body = ByteBuffer(bytes: try encoder.encode(values))
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/x-plist",
                .contentDisposition: "attachment; filename=\"\(Self.name)\"",
                .cacheControl: "no-store",
                .contentLength: String(body.readableBytes),
            ],
            body: ResponseBody(byteBuffer: body)
        )
    }

    private var values: [String: String] {
        [
            "API_KEY": app.apiKey,
            "AUTH_SERVER_URL": serverURL,
            "BUNDLE_ID": app.bundleID,
            "GCM_SENDER_ID": String(project.number),
            "GOOGLE_APP_ID": app.appID,
            "PLIST_VERSION": "1",
            "PROJECT_ID": project.id.rawValue,
        ]
    }
}
