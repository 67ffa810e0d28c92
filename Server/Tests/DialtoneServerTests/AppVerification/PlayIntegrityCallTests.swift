import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import IdentityToolkitAdmin
import HTTPTypes
import Testing

/// The admin calls for the service account that opens Play Integrity tokens.
struct PlayIntegrityCallTests {
    private static let path = "/dialtone/v1/projects/\(TestServer.projectID)/playIntegrity"

    private func save(_ file: String, on server: TestServer) async throws -> Answer {
        try await server.post(
            Self.path,
            ["keyFile": .string(file)],
            headers: TestServer.owner
        )
    }

    private func show(on server: TestServer) async throws -> Answer {
        try await server.request(.get, Self.path, headers: TestServer.owner)
    }

    private func keyFile() throws -> String {
        String(decoding: try GoogleDouble.keyFile(), as: UTF8.self)
    }

    @Test(arguments: StoreEngine.tested)
    func `a service account is saved, shown without its key and removed`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            #expect(try await show(on: server).json == [:])
            #expect(try await save(try keyFile(), on: server).status == 200)
            let shown = try await show(on: server)
            let info: PlayIntegrityInfo = try shown.decoded()
            #expect(info.email == GoogleDouble.email && info.createTime != nil)
            #expect(!shown.text.contains("PRIVATE KEY"))
            let stored = try await server.store.read {
                try $0.verificationCredentials(of: TestServer.projectID)
            }
            #expect(stored.map(\.service) == [.playIntegrity])
            func remove() async throws -> Int {
                try await server.request(.delete, Self.path, headers: TestServer.owner).status
            }
            #expect(try await remove() == 200)
            #expect(try await remove() == 404)
            #expect(try await show(on: server).json == [:])
        }
    }

    @Test(
        arguments: [
            "", "{}", "not JSON", #"{"type": "authorized_user"}"#,
            String(repeating: "a", count: 20_000),
        ]
    )
    func `a file that is not a key file is refused, and the present one stays`(
        file: String
    ) async throws {
        try await withServer { server in
            _ = try await save(try keyFile(), on: server)
            let refused = try await save(file, on: server)
            #expect(refused.status == 400)
            let explanation = "keyFile: must be the JSON key file of a Google service account"
            #expect(refused.text.contains(explanation))
            let info: PlayIntegrityInfo = try await show(on: server).decoded()
            #expect(info.email == GoogleDouble.email)
        }
    }

    @Test func `a key file with a broken key is refused by its name`() async throws {
        try await withServer { server in
            let file = try keyFile().replacing("PRIVATE KEY", with: "KEY")
            let refused = try await save(file, on: server)
            #expect(refused.status == 400)
            #expect(refused.text.contains("keyFile: has a private key that cannot be used"))
        }
    }
}
