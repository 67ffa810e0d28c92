import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// The calls that create, rename and delete projects.
struct ServerProjectTests {
    private static let projects = "/dialtone/v1/server/projects"

    @Test func `a project is created, renamed and deleted`() async throws {
        try await withServer { server in
            let id = ProjectID(rawValue: "books")
            let made = try await server.post(
                Self.projects,
                ["projectId": "books", "displayName": "Books", "regionCodes": ["at", "DE"]],
                headers: TestServer.owner
            )
            .decoded(ServerProjectInfo.self)
            #expect(made.projectId == "books" && made.displayName == "Books")
            let project = try await server.store.read { try $0.project(id) }
            let allowed: [String]? = project?.settings.smsRegions.allowed
            #expect(allowed == ["AT", "DE"])
            let renamed = try await server.request(
                .patch,
                Self.projects + "/books",
                headers: TestServer.owner,
                body: Array(#"{"displayName": "Library"}"#.utf8)
            )
            .decoded(ServerProjectInfo.self)
            #expect(renamed.displayName == "Library")
            let gone = try await server.request(
                .delete,
                Self.projects + "/books",
                headers: TestServer.owner
            )
            #expect(gone.status == 200)
            #expect(try await server.store.read { try $0.project(id) } == nil)
        }
    }

    @Test func `what is not valid is refused and creates no project`() async throws {
        try await withServer { server in
            let before = try await server.store.read { try $0.projects().count }
            for body: JSONValue in [
                [:], ["projectId": "Not Valid"], ["projectId": "a/b"],
                ["projectId": .string(TestServer.projectID.rawValue)],
                ["projectId": "x", "displayName": "a\nb"],
                ["projectId": "x", "regionCodes": []], ["projectId": "x", "regionCodes": ["XX"]],
            ] {
                let answer = try await server.post(Self.projects, body, headers: TestServer.owner)
                #expect(answer.status == 400, "\(body.text)")
            }
            let foreign = try await server.post(Self.projects, ["projectId": "x"])
            #expect(foreign.status == 401)
            #expect(try await server.store.read { try $0.projects().count } == before)
        }
    }
}
