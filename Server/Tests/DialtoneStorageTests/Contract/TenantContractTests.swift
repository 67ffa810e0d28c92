import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct TenantContractTests {
    private static let tenant = ProjectID(rawValue: "demo-dialtone/acme")

    @Test(arguments: StoreEngine.tested)
    func `a tenant is not listed as a project, and is deleted with its project`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(Self.tenant, number: 2))
            try await store.prepare(
                .sample(ProjectID(rawValue: "demo-dialtone-2"), number: 3)
            )
            let (projects, tenants) = try await store.read {
                (try $0.projects(), try $0.tenants(of: .sample))
            }
            #expect(projects.map(\.id.rawValue) == ["demo-dialtone", "demo-dialtone-2"])
            #expect(tenants.map(\.id) == [Self.tenant])

            #expect(try await store.write { try $0.deleteProject(.sample) })
            let (left, orphans) = try await store.read {
                (try $0.projects(), try $0.project(Self.tenant))
            }
            #expect(left.map(\.id.rawValue) == ["demo-dialtone-2"])
            #expect(orphans == nil)
        }
    }

    /// The IDs stand before the project's, between it and its tenants, and after them.
    @Test(arguments: StoreEngine.tested, ["a", "demo-dialtone-2", "demo-dialtone0", "z"])
    func `a project is the only one until there is another, tenants or not`(
        engine: StoreEngine,
        other: String
    ) async throws {
        try await engine.withStore { store in
            func only() async throws -> ProjectID? {
                try await store.read { try $0.onlyProject() }
            }
            let other = ProjectID(rawValue: other)
            #expect(try await only() == nil)
            try await store.prepare()
            #expect(try await only() == .sample)
            for number in 2..<5 {
                let tenant = ProjectID(rawValue: "demo-dialtone/acme-\(number)")
                try await store.prepare(.sample(tenant, number: Int64(number)))
            }
            #expect(try await only() == .sample)
            try await store.prepare(.sample(other, number: 9))
            #expect(try await only() == nil)
            #expect(try await store.write { try $0.deleteProject(.sample) })
            #expect(try await only() == other)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a tenant's messages are subject to the send guard of its project`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            var project = Project.sample()
            project.settings.sendGuard.caps.project.perDay = .units(7)
            project.settings.sendGuard.prices = ["*": SpendAmount(micros: 90_000)]
            project.settings.smsRegions.denied = ["PK"]
            try await store.prepare(project)
            try await store.prepare(.sample(Self.tenant, number: 2))
            let directory = ProjectDirectory(store: store, clock: ServerClock { .start })
            let served = try await directory.project(Self.tenant).project
            #expect(served.id == Self.tenant)
            #expect(served.settings.sendGuard == project.settings.sendGuard)
            #expect(served.settings.smsRegions == RegionPolicy())
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `one address may have an account in a tenant and one in its project`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(Self.tenant, number: 2))
            for project in [ProjectID.sample, Self.tenant] {
                var account = Account.sample("same", of: project)
                account.email = "someone@example.com"
                try await store.insert(account)
            }
            let found = try await store.read {
                try $0.account(email: "someone@example.com", of: Self.tenant)
            }
            #expect(found?.projectID == Self.tenant)
        }
    }
}
