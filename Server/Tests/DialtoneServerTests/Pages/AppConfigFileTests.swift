import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Testing

struct AppConfigFileTests {
    private func path(project: ProjectID, apiKey: String) -> String {
        "/console/projects/\(project)/apps/\(apiKey)/GoogleService-Info.plist"
    }

    @Test func `an app's configuration file has every value that an SDK reads`() async throws {
        try await withServer { server in
            let answer = try await server.request(
                .get,
                path(project: TestServer.projectID, apiKey: TestServer.apiKey)
            )
            #expect(answer.status == 200)
            let values = try PropertyListDecoder().decode(
                [String: String].self,
                from: Data(answer.body)
            )
            let project = try await server.project
            let apps = try await server.store.read { try $0.relyingApps(of: project.id) }
            let appID = try #require(apps.first?.appID)
            #expect(
                values == [
                    "API_KEY": TestServer.apiKey,
                    "AUTH_SERVER_URL": "http://localhost",
                    "BUNDLE_ID": "com.example.test",
                    "GCM_SENDER_ID": "\(project.number)",
                    "GOOGLE_APP_ID": appID,
                    "PLIST_VERSION": "1",
                    "PROJECT_ID": "demo-test",
                ]
            )
        }
    }

    @Test func `an app's configuration file is served under its own project only`() async throws {
        try await withServer { server in
            let answer = try await server.request(
                .get,
                path(project: TestServer.otherProjectID, apiKey: TestServer.apiKey)
            )
            #expect(answer.status >= 400)
            #expect(!answer.text.contains("API_KEY</key>"))
        }
    }

    @Test func `an API key with URL delimiters finds its configuration file`() async throws {
        try await withServer { server in
            let app = RelyingApp(
                apiKey: "a/b?c=d e",
                projectID: TestServer.projectID,
                displayName: "App",
                appID: "1:2:ios:3",
                platform: .ios,
                bundleID: "com.example.test",
                createdAt: server.clock.now
            )
            _ = try await server.store.write { try $0.insert(app) }
            let answer = try await server.request(
                .get,
                path(project: TestServer.projectID, apiKey: "a%2Fb%3Fc%3Dd%20e")
            )
            #expect(answer.status == 200)
            #expect(answer.text.contains("a/b?c=d e"))
        }
    }
}
