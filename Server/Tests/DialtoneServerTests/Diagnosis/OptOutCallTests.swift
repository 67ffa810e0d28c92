import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// The calls with which administrators look up and change opt-outs.
struct OptOutCallTests {
    private func add(
        _ index: Int,
        _ fields: [String: JSONValue] = [:],
        on server: TestServer
    ) async throws -> Answer {
        let number: [String: JSONValue] = ["phoneNumber": .string(Crowd.number(index))]
        return try await server.adminPost(
            "/optOuts:add",
            .object(number.merging(fields) { $1 })
        )
    }

    private func list(_ query: String, on server: TestServer) async throws -> ListOptOutsResponse {
        try await server.look("/optOuts\(query)").decoded()
    }

    @Test(arguments: StoreEngine.tested)
    func `opt-outs are listed newest first, with who added them and why`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            for index in [2, 1, 3] {
                #expect(
                    try await add(index, ["reason": "Asked by letter"], on: server).status == 200
                )
                server.clock.advance(by: .minutes(1))
            }
            let first = try await list("?pageSize=2", on: server)
            #expect(first.optOuts.map(\.phoneNumber) == [3, 1].map { Crowd.number($0) })
            #expect(first.optOuts[0].optOut.actor == "owner")
            #expect(first.optOuts[0].optOut.reason == "Asked by letter")
            let token = try #require(first.nextPageToken).replacing("+", with: "%2B")
            let rest = try await list("?pageSize=2&pageToken=\(token)", on: server)
            #expect(rest.optOuts.map(\.phoneNumber) == [Crowd.number(2)])
            #expect(rest.nextPageToken == nil)
            for token in ["x", "1", "%2B16505550101", "99999999999999999%2B16505550101"] {
                let refused = try await server.look("/optOuts?pageToken=\(token)")
                #expect(refused.status == 400, "\(token)")
            }
        }
    }

    @Test func `one number is looked up in any spelling`() async throws {
        try await withServer(.guarded()) { server in
            let number: JSONValue = ["phoneNumber": "+16505550101"]
            #expect(try await server.adminPost("/optOuts:add", number).status == 200)
            let found = try await list("?phoneNumber=(650)%20555-0101&regionCode=us", on: server)
            #expect(found.optOuts.map(\.phoneNumber) == ["+16505550101"])
            #expect(try await list("?phoneNumber=%2B16505550102", on: server).optOuts.isEmpty)
            #expect(try await server.look("/optOuts?phoneNumber=12").status == 400)
        }
    }

    @Test func `a new reason replaces that of an earlier operator, and another entry does not`()
        async throws
    {
        try await withServer(.guarded()) { server in
            _ = try await add(1, ["reason": "first"], on: server)
            _ = try await add(1, on: server)
            #expect(try await list("", on: server).optOuts.map(\.optOut.reason) == ["first"])
            _ = try await add(1, ["reason": "second"], on: server)
            #expect(try await list("", on: server).optOuts.map(\.optOut.reason) == ["second"])
        }
    }

    @Test(arguments: [String(repeating: "a", count: 201), "two\nlines", "left \u{202e}right"])
    func `a reason that does not fit into a line is refused, and nothing changes`(
        reason: String
    ) async throws {
        try await withServer(.guarded()) { server in
            let refused = try await add(1, ["reason": .string(reason)], on: server)
            #expect(refused.status == 400)
            #expect(refused.text.contains("reason: must"))
            #expect(try await list("", on: server).optOuts.isEmpty)
            _ = try await add(1, on: server)
            let kept = try await server.adminPost(
                "/optOuts:remove",
                ["phoneNumber": .string(Crowd.number(1)), "reason": .string(reason)]
            )
            #expect(kept.status == 400)
            #expect(try await list("", on: server).optOuts.count == 1)
        }
    }

    @Test func `the audit log has the reason of each change, but no number`() async throws {
        try await withServer(.guarded()) { server in
            _ = try await add(1, ["reason": "Asked by letter"], on: server)
            _ = try await server.adminPost(
                "/optOuts:remove",
                ["phoneNumber": .string(Crowd.number(1)), "reason": "Agreed"]
            )
            let entries: ListAuditEntriesResponse = try await server.look("/auditEntries").decoded()
            let changes = entries.entries.filter { $0.target?.kind == "optOut" }
            #expect(changes.map(\.action) == ["optOuts.remove", "optOuts.add"])
            #expect(
                changes.map { $0.changes?.first?.after } == ["\"Agreed\"", "\"Asked by letter\""]
            )
            let text = try await server.look("/auditEntries").text
            #expect(!text.contains(Crowd.number(1).dropFirst()))
        }
    }
}
