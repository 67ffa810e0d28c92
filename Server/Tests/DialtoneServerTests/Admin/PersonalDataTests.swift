import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// The export and the erasure of one user.
struct PersonalDataTests {
    private static let accounts = "/dialtone/v1/projects/\(TestServer.projectID)/accounts"
    private static let entries = "/dialtone/v1/projects/\(TestServer.projectID)/auditEntries"
    private static let number = "+16505550100"

    private func export(
        _ id: String,
        on server: TestServer,
        at accounts: String = accounts
    ) async throws -> Answer {
        try await server.post(
            "\(accounts):exportUser",
            ["localId": .string(id)],
            headers: TestServer.owner
        )
    }

    private func erase(
        _ id: String,
        on server: TestServer,
        validateOnly: Bool = false,
        at accounts: String = accounts
    ) async throws -> Answer {
        try await server.post(
            "\(accounts):eraseUser",
            ["localId": .string(id), "validateOnly": .bool(validateOnly)],
            headers: TestServer.owner
        )
    }

    /// Signs a user in who has a name and a password from an administrator.
    private func addUser(to server: TestServer) async throws -> SignedIn {
        try await server.addHook(.after(Set(AccountEventKind.allCases)), at: "http://127.0.0.1:9/")
        let user = try await server.signIn(Self.number)
        let changed = try await server.administer(
            "accounts:update",
            [
                "localId": .string(user.accountID), "displayName": "Ada",
                "email": "ada@example.com", "password": "correct horse 1",
            ]
        )
        try #require(changed.status == 200)
        return try await server.signIn(Self.number)
    }

    private func counts(_ answer: Answer) throws -> [String: ErasedRecordsInfo] {
        let response: EraseUserResponse = try answer.decoded()
        return Dictionary(uniqueKeysWithValues: response.records.map { ($0.kind, $0) })
    }

    @Test(arguments: StoreEngine.tested)
    func `an export has everything about a user, and no secret`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let user = try await addUser(to: server)
            _ = try await server.signIn("+16505550101")
            let answer = try await export(user.accountID, on: server)
            let response: ExportUserResponse = try answer.decoded()
            #expect(response.localId == user.accountID)
            #expect(response.projectId == TestServer.projectID.rawValue)
            #expect(response.exportedAt == server.clock.now.rfc3339)
            let account = try #require(response.records.first)
            #expect(account.kind == "account")
            #expect(account.fields["phoneNumber"] == Self.number)
            #expect(account.fields["displayName"] == "Ada")
            #expect(account.fields["email"] == "ada@example.com")
            let kinds = Set(response.records.map(\.kind))
            #expect(
                kinds.isSuperset(of: [
                    "identifiers", "sessions", "verifications", "auditEntries",
                    "pendingHookDeliveries",
                ])
            )
            #expect(!answer.text.contains("0101"))
            for secret in [user.refreshToken, user.idToken, "argon2", "correct horse", "Digest"] {
                #expect(!answer.text.contains(secret))
            }
            #expect(try await export("unknown", on: server).errorCode == .userNotFound)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a dry run counts what an erasure deletes, and changes nothing`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let user = try await addUser(to: server)
            let before = try await export(user.accountID, on: server).json["records"]
            let preview = try await erase(user.accountID, on: server, validateOnly: true)
            let counted = try counts(preview)
            let after = try await export(user.accountID, on: server).json["records"]
            // Only the first export has an entry of its own in the log.
            let (earlier, later) = try (#require(before.count), #require(after.count))
            #expect(later == earlier + 1)
            #expect(try await server.refresh(user.refreshToken).status == 200)
            let answer = try await erase(user.accountID, on: server)
            var erased = try counts(answer)
            #expect(counted["sessions"]?.erasedCount == 1)
            // The erasure itself sends an event, and the second export was logged.
            erased["pendingHookDeliveries"]?.keptCount -= 1
            erased["auditEntries"]?.erasedCount -= 1
            #expect(erased == counted)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an erasure leaves nothing about the user but what it says`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let user = try await addUser(to: server)
            let other = try await server.signIn("+16505550101")
            let account = try await server.store.read {
                try $0.account(AccountID(rawValue: user.accountID), of: TestServer.projectID)
            }
            let subject = PersonalSubject(try #require(account))
            let answer = try await erase(user.accountID, on: server)
            #expect(answer.status == 200)
            for (kind, count) in try counts(answer) {
                #expect(
                    (count.keptBecause == nil ? count.keptCount : count.erasedCount) == 0,
                    "\(kind)"
                )
            }
            for kind in PersonalRecords.allCases where kind.reasonToKeep == nil {
                let left = try await server.store.read {
                    try $0.personalRecordCount(kind, of: subject)
                }
                #expect(left == 0, "\(kind)")
            }
            #expect(try await export(user.accountID, on: server).errorCode == .userNotFound)
            #expect(try await server.refresh(user.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(other.refreshToken).status == 200)
            let deliveries = try await server.deliveries
            #expect(deliveries.count { $0.event == .accountDeleted } == 1)
        }
    }

    @Test func `the audit log keeps its entries without the user, and verifies`() async throws {
        try await withServer { server in
            let user = try await addUser(to: server)
            _ = try await export(user.accountID, on: server)
            _ = try await erase(user.accountID, on: server)
            let log = try await server.request(
                .get,
                Self.entries,
                headers: TestServer.owner
            )
            let listed: ListAuditEntriesResponse = try log.decoded()
            #expect(
                listed.entries.map(\.action) == ["users.erase", "users.export", "users.update"]
            )
            #expect(listed.entries.allSatisfy { $0.target?.kind == "user" })
            #expect(!log.text.contains(user.accountID))
            let verdict = try await server.post(
                "\(Self.entries):verify",
                [:],
                headers: TestServer.owner
            )
            #expect(try verdict.json["isValid"] == true)
            #expect(try verdict.json["erasedCount"] == 2)
        }
    }

    @Test(arguments: [AdminRole.viewer, .editor])
    func `only owners export and erase`(role: AdminRole) async throws {
        try await withServer(.production) { server in
            let registry = AdminKeyRegistry(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(UInt64(role == .viewer ? 1 : 2))
            )
            let made = try await registry.create(
                for: TestServer.projectID,
                role: role,
                displayName: "test"
            )
            try await server.store.write {
                _ = try $0.insert(
                    Account(
                        id: AccountID(rawValue: "ada"),
                        projectID: TestServer.projectID,
                        createdAt: StoppedClock.start
                    )
                )
            }
            let headers: HTTPFields = [.authorization: "Bearer \(made.secret.text)"]
            for call in ["exportUser", "eraseUser"] {
                let answer = try await server.post(
                    "\(Self.accounts):\(call)",
                    ["localId": "ada", "validateOnly": true],
                    headers: headers
                )
                #expect(answer.status == 403)
                #expect(!answer.text.contains("ada"))
            }
            let count = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(count == 1)
        }
    }

    @Test func `the user of a tenant is exported and erased in the tenant`() async throws {
        try await withServer { server in
            let made = try await server.administer(.post, v2: "/tenants", ["displayName": "acme"])
            let name = try #require(made.json["name"].text?.split(separator: "/").last)
            let project = "v1/projects/\(TestServer.projectID)"
            let path = "/dialtone/\(project)/tenants/\(name)/accounts"
            for root in [project, "\(project)/tenants/\(name)"] {
                let created = try await server.post(
                    "/\(root)/accounts",
                    ["localId": "ada"],
                    headers: TestServer.owner
                )
                try #require(created.status == 200)
            }
            let exported = try await export("ada", on: server, at: path)
            #expect(try exported.json["tenantId"] == .string(String(name)))
            #expect(try await erase("ada", on: server, at: path).status == 200)
            #expect(try await export("ada", on: server, at: path).errorCode == .userNotFound)
            #expect(try await export("ada", on: server).status == 200)
        }
    }

    @Test func `a call without an ID is refused`() async throws {
        try await withServer { server in
            for call in ["exportUser", "eraseUser"] {
                let answer = try await server.post(
                    "\(Self.accounts):\(call)",
                    [:],
                    headers: TestServer.owner
                )
                #expect(answer.status == 400)
            }
        }
    }
}
