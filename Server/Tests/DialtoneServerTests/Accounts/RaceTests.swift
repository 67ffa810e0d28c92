import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Requests that race each other, on every engine.
struct RaceTests {
    @Test(arguments: StoreEngine.tested)
    func `of many parallel wrong codes exactly five are judged`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let session = try await server.sendCode(to: "+16505550100")
            let wrong = try server.wrongCode(for: "+16505550100")
            let reasons = try await answers(200) {
                try await server.complete(session, code: wrong).reason
            }
            #expect(reasons.count { $0 == .wrongCode } == 5)
            #expect(reasons.count { $0 == .noTriesLeft } == 195)
            let code = try server.sentCode(to: "+16505550100")
            #expect(try await server.complete(session, code: code).reason == .noTriesLeft)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many parallel right codes exactly one signs in`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let session = try await server.sendCode(to: "+16505550100")
            let code = try server.sentCode(to: "+16505550100")
            let all = try await answers(200) { try await server.complete(session, code: code) }
            #expect(all.count { $0.status == 200 } == 1)
            for answer in all where answer.status != 200 {
                #expect(try answer.errorCode == .sessionExpired)
                #expect(try answer.reason == .codeUsed)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `parallel proofs of one new number make one account`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            try await server.addTestNumber("+16505550142", code: "271828")
            let people = try await answers(20) {
                let session = try await server.sendCode(to: "+16505550142")
                return try SignedIn(await server.complete(session, code: "271828"))
            }
            #expect(Set(people.map(\.accountID)).count == 1)
            #expect(people.count { $0.isNew == true } == 1)
            #expect(Set(people.map(\.refreshToken)).count == 20)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `parallel requests for one number send one message`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let sessions = try await answers(50) { try await server.sendCode(to: "+16505550100") }
            #expect(Set(sessions).count == 1)
            #expect(server.messages.count == 1)
        }
    }
}

/// Returns the results of `count` parallel runs of `operation`.
func answers<Value: Sendable>(
    _ count: Int,
    of operation: @escaping @Sendable () async throws -> Value
) async throws -> [Value] {
    try await withThrowingTaskGroup(of: Value.self) { group in
        for _ in 0..<count { group.addTask(operation: operation) }
        return try await group.reduce(into: []) { $0.append($1) }
    }
}
