import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkitAdmin
import Testing

/// Tests of the list of nodes.
struct NodeCallTests {
    private static let path = "/dialtone/v1/server/nodes"

    private func node(_ id: String, version: String, seenAt moment: Timestamp) -> NodeRecord {
        NodeRecord(
            id: id,
            version: version,
            hostName: "web",
            startedAt: moment,
            schemaVersion: "0001-initial",
            numberingPlan: "9.1",
            state: .ready,
            lastSeenAt: moment
        )
    }

    @Test func `the nodes are listed with what needs attention`() async throws {
        try await withServer { server in
            let now = server.clock.now
            try await server.store.write { data in
                try data.save(node("web-1", version: "1.0", seenAt: now - .minutes(2)))
                try data.save(node("web-2", version: "1.0", seenAt: now))
                try data.save(node("web-3", version: "1.1", seenAt: now))
            }
            let list: ListNodesResponse = try await server.request(
                .get,
                Self.path,
                headers: TestServer.owner
            ).decoded()
            #expect(list.nodes.map(\.id) == ["web-1", "web-2", "web-3"])
            #expect(list.nodes.map(\.state) == ["missing", "ready", "ready"])
            #expect(list.warnings.map(\.kind) == ["missing", "mixedVersions"])
            #expect(list.warnings.first?.node == "web-1")
        }
    }

    @Test func `the list is for operators of the server`() async throws {
        try await withServer(.production) { server in
            let caller = try await server.administrator(.owner)
            #expect(try await server.request(.get, Self.path, headers: caller).status == 401)
            #expect(try await server.request(.get, Self.path, headers: [:]).status == 401)
        }
    }
}
