import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

@testable import DialtoneServer

/// Tests of the admin calls for all settings of a project.
struct ProjectSettingsCallTests {
    private static let path = "/dialtone/v1/projects/\(TestServer.projectID)/settings"

    private func show(_ server: TestServer) async throws -> JSONValue {
        try await server.request(.get, Self.path, headers: TestServer.owner).json
    }

    private func patch(
        _ server: TestServer,
        _ settings: [String: String],
        _ more: [String: JSONValue] = [:]
    ) async throws -> Answer {
        var headers = TestServer.owner
        headers[.contentType] = "application/json"
        let values = JSONValue.object(settings.mapValues(JSONValue.string))
        return try await server.request(
            .patch,
            Self.path,
            headers: headers,
            body: Array(try JSONEncoder().encode(more.merging(["settings": values]) { $1 }))
        )
    }

    private func codeLength(_ server: TestServer) async throws -> JSONValue {
        try await show(server)["settings"]["phoneSignIn.codes.length"]
    }

    @Test func `every setting is listed with its default`() async throws {
        try await withServer { server in
            let shown = try await show(server)
            let paths = try SettingsTree(ProjectSettings()).values.keys
            for path in paths {
                #expect(shown["defaults"][path] != .null, "\(path)")
            }
            #expect(shown["defaults"]["phoneSignIn.codes.length"] == "6")
            #expect(shown["settings"]["phoneSignIn.codes.length"] == "6")
            #expect(shown["displayName"] != .null)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `settings change together or not at all`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let both = try await patch(
                server,
                ["phoneSignIn.codes.length": "8", "allowsSignUp": "false"],
                ["displayName": "Shop"]
            )
            #expect(both.status == 200)
            let refused = try await patch(
                server,
                ["phoneSignIn.codes.length": "7", "phoneSignIn.codes.lifetime": "-1"]
            )
            #expect(refused.status == 400)
            let shown = try await show(server)
            #expect(shown["settings"]["phoneSignIn.codes.length"] == "8")
            #expect(shown["settings"]["allowsSignUp"] == "false")
            #expect(shown["displayName"] == "Shop")
        }
    }

    @Test(arguments: [
        ["no.such.setting": "1"], ["phoneSignIn.codes.length": "\"x\""],
        ["phoneSignIn.codes.length": "{"], ["": "1"], ["smsRegions.denied": #"["Germany"]"#],
        [
            "sendGuard.prices": String(repeating: "[", count: 400)
                + String(repeating: "]", count: 400)
        ], ["phoneSignIn.codes.length.x": "1"],
    ])
    func `what is not a setting or not its value is refused`(
        changes: [String: String]
    ) async throws {
        try await withServer { server in
            let before = try await show(server)
            #expect(try await patch(server, changes).status == 400)
            #expect(try await show(server) == before)
        }
    }

    @Test func `a setting of an app, whose ID has dots, changes that app`() async throws {
        try await withServer { server in
            let apps = "appVerification.apps"
            let added = try await patch(
                server,
                [apps: #"{"com.example.app":{"enforcement":"off"}}"#]
            )
            #expect(added.status == 200)
            let path = "\(apps).com.example.app.enforcement"
            #expect(try await patch(server, [path: #""enforce""#]).status == 200)
            #expect(try await show(server)["settings"][path] == #""enforce""#)
            #expect(try await show(server)["settings"]["\(apps).com.enforcement"] == .null)
        }
    }

    @Test func `a member that no setting has is refused instead of lost`() async throws {
        try await withServer { server in
            let value = #"{"com.example.app":{"enforcment":"off"}}"#
            let refused = try await patch(server, ["appVerification.apps": value])
            #expect(refused.status == 400)
        }
    }

    @Test func `a change that is based on old settings is refused`() async throws {
        try await withServer { server in
            let etag = try await show(server)["etag"]
            let first = try await patch(
                server,
                ["phoneSignIn.codes.length": "8"],
                ["etag": etag]
            )
            #expect(first.status == 200)
            let second = try await patch(
                server,
                ["phoneSignIn.codes.length": "7"],
                ["etag": etag]
            )
            #expect(second.status == 409)
            #expect(try second.refusal.status == "ABORTED")
            #expect(try await codeLength(server) == "8")
        }
    }

    @Test func `a change can be checked without making it`() async throws {
        try await withServer { server in
            let checked = try await patch(
                server,
                ["phoneSignIn.codes.length": "8"],
                ["validateOnly": true]
            )
            #expect(checked.status == 200)
            #expect(try checked.json["settings"]["phoneSignIn.codes.length"] == "8")
            #expect(try await codeLength(server) == "6")
            let refused = try await patch(
                server,
                ["phoneSignIn.codes.length": "80"],
                ["validateOnly": true]
            )
            #expect(refused.status == 400)
        }
    }

    @Test func `the console explains every setting exactly once`() throws {
        let explained = ConsoleSettingGroup.all.flatMap(\.settings).map(\.path)
        let paths = try SettingsTree(ProjectSettings()).values.keys
            .filter { !$0.hasPrefix("branding.") }
        #expect(explained.sorted() == paths.sorted())
    }
}
