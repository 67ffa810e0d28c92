import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import IdentityToolkitAdmin
import NIOCore

/// An app's `GoogleService-Info.plist`, which SDKs read at startup.
struct AppConfigFile {
    static let name = "GoogleService-Info.plist"

    private let app: RegisteredApp
    private let projectID: String
    private let projectNumber: String
    private let serverURL: String

    init(_ app: RegisteredApp, projectID: String, projectNumber: String, serverURL: String) {
        self.app = app
        self.projectID = projectID
        self.projectNumber = projectNumber
        self.serverURL = serverURL
    }

    init(app: RelyingApp, project: Project, serverURL: String) {
        self.init(
            RegisteredApp(app),
            projectID: project.id.rawValue,
            projectNumber: String(project.number),
            serverURL: serverURL
        )
    }

    /// The content of the file.
    var text: String {
        get throws { String(decoding: try data, as: UTF8.self) }
    }

    private var data: Data {
        get throws {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            return try encoder.encode(values)
        }
    }

    func response() throws -> Response {
        let body = ByteBuffer(bytes: try data)
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
            "GCM_SENDER_ID": projectNumber,
            "GOOGLE_APP_ID": app.appID,
            "PLIST_VERSION": "1",
            "PROJECT_ID": projectID,
        ]
    }
}
