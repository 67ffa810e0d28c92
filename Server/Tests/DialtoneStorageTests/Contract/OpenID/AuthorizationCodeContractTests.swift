import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct AuthorizationCodeContractTests {
    @Test(arguments: StoreEngine.tested)
    func `a code is read back as stored`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Account.sample("ada")
            try await store.insert(account)
            let client = OAuthClient.sample("client_a")
            let codes = (1...2).map { AuthorizationCode.sample($0, of: account, for: client) }
            let found = try await store.write { data in
                _ = try data.insert(client)
                for code in codes { try data.insert(code) }
                return try codes.map { try data.authorizationCode($0.digest) }
            }
            #expect(found == codes)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of two hundred concurrent uses of a code one is accepted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Account.sample("ada")
            try await store.insert(account)
            let client = OAuthClient.sample("client_a")
            try await store.write { data in
                _ = try data.insert(client)
                try data.insert(AuthorizationCode.sample(1, of: account, for: client))
            }
            let accepted = try await withThrowingTaskGroup(of: SessionID?.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        let session = SessionID(bytes: bytes(number, count: 16))
                        let isFirst = try await store.write {
                            try $0.useAuthorizationCode(.sample(1), for: session)
                        }
                        return isFirst ? session : nil
                    }
                }
                return try await group.reduce(into: [SessionID]()) { list, session in
                    if let session { list.append(session) }
                }
            }
            #expect(accepted.count == 1)
            let code = try await store.write { try $0.authorizationCode(.sample(1)) }
            #expect(code?.grantedSession == accepted.first)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a code is kept for a day after it expired, so that a second use is noticed`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Account.sample("ada")
            try await store.insert(account)
            let client = OAuthClient.sample("client_a")
            try await store.write { data in
                _ = try data.insert(client)
                try data.insert(AuthorizationCode.sample(1, of: account, for: client))
            }
            let due = Timestamp.start + AuthorizationCode.lifetime + .days(1)
            let tidy = { (now: Timestamp) in
                try await Housekeeping(
                    store: store,
                    clock: ServerClock { now },
                    random: .seeded(1)
                ).tidy()
            }
            #expect(try await tidy(due)[.authorizationCodes] == 0)
            #expect(try await tidy(due + .seconds(1))[.authorizationCodes] == 1)
        }
    }
}
