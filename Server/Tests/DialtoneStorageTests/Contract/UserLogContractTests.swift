import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct UserLogContractTests {
    private func entry(_ number: Int, of project: ProjectID = .sample) -> UserLogEntry {
        UserLogEntry(
            id: "log_\(number)",
            projectID: project,
            tenantID: number == 3 ? "acme-1x2y3" : nil,
            accountID: AccountID(rawValue: "user\(number % 3)"),
            at: .start + .seconds(Int64(number / 2)),
            action: number % 2 == 0 ? .signedIn : .passwordChanged,
            method: number % 2 == 0 ? .phone : nil,
            secondFactor: number == 4 ? "totp" : nil,
            address: number == 5 ? nil : "192.0.2.\(number)",
            client: number == 6 ? nil : .web,
            requestID: "r\(number)"
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `entries are read back as written, newest first, page by page`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let entries = (0..<8).map { entry($0) }
            try await store.write { data in
                for entry in entries { try data.insert(entry) }
                try data.insert(entry(99, of: ProjectID(rawValue: "gone")))
            }
            var query = UserLogQuery(limit: 3)
            var found: [UserLogEntry] = []
            for _ in 0..<3 {
                let page = try await store.read { [query] in
                    try $0.userLog(of: .sample, query)
                }
                found += page
                query.position = page.last?.position
            }
            #expect(found.map(\.id) == [6, 7, 4, 5, 2, 3, 0, 1].map { "log_\($0)" })
            #expect(Set(found) == Set(entries))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `entries are filtered by user, action and time`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in
                for number in 0..<8 { try data.insert(entry(number)) }
            }
            func found(_ adjust: (inout UserLogQuery) -> Void) async throws -> [String] {
                var query = UserLogQuery(limit: 9)
                adjust(&query)
                return try await store.read { [query] in
                    try $0.userLog(of: .sample, query).map(\.id)
                }
            }
            #expect(try await found { $0.account = AccountID(rawValue: "user1") }.count == 3)
            #expect(try await found { $0.action = .signedIn }.count == 4)
            let late = try await found { $0.since = .start + .seconds(2) }
            #expect(late == ["log_6", "log_7", "log_4", "log_5"])
            #expect(try await found { $0.until = .start + .seconds(2) }.count == 4)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `housekeeping deletes what is older than the project keeps`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let count = Housekeeping.batch + 7
            try await store.write { data in
                var project = try #require(try data.project(.sample))
                project.settings.userLog.retentionDays = 2
                _ = try data.update(project)
                for number in 0..<count { try data.insert(entry(number)) }
            }
            func tidy(after span: TimeSpan) async throws -> Int {
                let now = Timestamp.start + span
                return try await Housekeeping(
                    store: store,
                    clock: ServerClock { now },
                    random: .seeded(1)
                )
                .tidy().userLog
            }
            #expect(try await tidy(after: .days(2)) == 0)
            #expect(try await tidy(after: .days(2) + .seconds(1)) == 2)
            #expect(try await tidy(after: .days(3)) == count - 2)
        }
    }
}
