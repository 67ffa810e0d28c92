import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import DialtoneTransfer
import HTTPTypes
import Testing

/// Exports of users, and changes to many users, in the background.
struct AccountJobTests {
    @Test(arguments: StoreEngine.tested)
    func `an export has the users of its filter, and its file is deleted after a day`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(5)
            let created = try await calls.create([
                "action": "export", "filter": ["disabled": true],
            ])
            let id = try created.json["id"].text ?? ""
            #expect(try created.json["state"] == "counting")
            #expect(try await calls.get("/\(id)/file").status == 400)
            try await server.jobRunner().runDue()
            let done = try await calls.show(id)
            #expect(done["state"] == "done")
            #expect(done["total"] == 3)
            #expect(done["done"] == 3)
            #expect(done["hasFile"] == true)
            #expect(done["needsOwner"] == true)
            let file = try await calls.get("/\(id)/file")
            #expect(try file.json["users"].count == 3)
            #expect(try file.json["users"][0]["passwordHash"].text != nil)
            #expect(done["byteCount"] == .number(Double(file.text.utf8.count)))
            let stored = try await server.store.read {
                try $0.accountJobParts(.file, from: 0, of: id, limit: 10)
            }
            #expect(stored.count == 1)
            #expect(!String(decoding: stored[0].content, as: UTF8.self).contains("user0"))
            server.clock.advance(by: AccountJob.lifetime)
            #expect(try await calls.show(id)["error"]["code"] == 404)
            _ = try await Housekeeping(
                store: server.store,
                clock: ServerClock { server.clock.serverClock.now + .seconds(1) },
                random: .seeded(1)
            )
            .tidy()
            let kept = try await server.store.read {
                try $0.accountJob(id, of: TestServer.projectID)
            }
            #expect(kept == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a change of all users of a filter waits for its start, and has a result`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(4)
            let id = try await calls.prepare([
                "action": "disable", "filter": ["disabled": false],
            ])
            let ready = try await calls.show(id)
            #expect(ready["state"] == "ready")
            #expect(ready["total"] == 2)
            #expect(ready["sample"].count == 2)
            #expect(try await server.account("user1@example.com").isDisabled == false)
            // The preview has not counted this user.
            server.clock.advance(by: .seconds(5))
            _ = try await server.administer("accounts", ["email": "late@example.com"])
            #expect(try await calls.change(id, "start").status == 200)
            #expect(try await calls.change(id, "start").status == 400)
            try await server.jobRunner().runDue()
            let done = try await calls.show(id)
            #expect(done["state"] == "done")
            #expect(done["changed"] == 2)
            #expect(done["failed"] == 0)
            #expect(try await calls.get("/\(id)/failures").json["users"].count == 0)
            #expect(try await server.account("user1@example.com").isDisabled == true)
            #expect(try await server.account("late@example.com").isDisabled == false)
        }
    }

    @Test func `a filter without conditions is refused, and does not select all users`()
        async throws
    {
        try await withServer { server in
            let calls = JobCalls(server: server)
            for filter in [JSONValue.object([:]), ["disabled": .null]] {
                let answer = try await calls.create(["action": "delete", "filter": filter])
                #expect(answer.status == 400)
                #expect(answer.text.contains("filter: must not be empty"))
            }
        }
    }

    @Test(arguments: ["secondFaktor", "second_faktor", "state"])
    func `a filter with an unknown condition is refused and named, and creates no job`(
        name: String
    ) async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            let filter: JSONValue = .object(["disabled": .bool(true), name: .bool(true)])
            let shown = name == "second_faktor" ? "secondFaktor" : name
            for action in ["export", "delete"] {
                let answer = try await calls.create([
                    "action": .string(action), "filter": filter,
                ])
                #expect(answer.status == 400)
                #expect(answer.text.contains("filter: \(shown) is not a condition"))
            }
            let misspelled = try await calls.create([
                "action": "delete", "filtre": ["disabled": true],
            ])
            #expect(misspelled.status == 400)
            #expect(misspelled.text.contains("filtre: is not a member of the request"))
            #expect(try await calls.get("").json["jobs"].count == 0)
        }
    }

    @Test func `a deletion deletes the users of its filter only`() async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(3)
            let id = try await calls.prepare(["action": "delete", "filter": ["disabled": true]])
            _ = try await calls.change(id, "start")
            try await server.jobRunner().runDue()
            #expect(try await calls.show(id)["changed"] == 2)
            let count = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(count == 1)
        }
    }

    @Test func `a canceled job changes nothing more, and its file is deleted`() async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(2)
            let id = try await calls.prepare(["action": "disable"])
            #expect(try await calls.change(id, "cancel").status == 200)
            #expect(try await calls.change(id, "cancel").status == 400)
            #expect(try await calls.change(id, "start").status == 400)
            try await server.jobRunner().runDue()
            #expect(try await server.account("user1@example.com").isDisabled == false)
            let export = try await calls.prepare(["action": "export", "format": "csv"])
            #expect(try await calls.get("/\(export)/file").text.contains("user0@example.com"))
            #expect(try await calls.change(export, "cancel").status == 200)
            #expect(try await calls.get("/\(export)/file").status == 400)
            let parts = try await server.store.read {
                try $0.accountJobParts(.file, from: 0, of: export, limit: 10)
            }
            #expect(parts.isEmpty)
        }
    }

    @Test func `a user that was deleted meanwhile is a failure`() async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(3)
            let id = try await calls.prepare(["action": "signOut"])
            _ = try await calls.change(id, "start")
            try await server.jobRunner(before: {
                _ = try await server.store.write { data in
                    try data.deleteAccount(
                        .byAdministrator(AccountID(rawValue: "user1"), of: TestServer.projectID)
                    )
                }
            })
            .runDue()
            let done = try await calls.show(id)
            #expect(done["changed"] == 2)
            #expect(done["failed"] == 1)
            let failures = try await calls.get("/\(id)/failures").json["users"]
            #expect(failures.count == 1)
            #expect(failures[0]["localId"] == "user1")
            #expect(failures[0]["reason"] == "The user was deleted meanwhile.")
        }
    }

    @Test func `each change of a user has an entry in the audit log, by who created the job`()
        async throws
    {
        try await withServer { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(2)
            let id = try await calls.prepare(["action": "enable"])
            _ = try await calls.change(id, "start")
            try await server.jobRunner().runDue()
            let entries = try await server.store.read {
                try $0.auditEntries(
                    of: AuditChain(of: TestServer.projectID),
                    matching: AuditQuery(),
                    before: nil,
                    limit: 50
                )
            }
            let changes = entries.filter { $0.event.action == "users.update" }
            #expect(changes.count == 2)
            #expect(changes.first?.event.actor.kind == .owner)
            #expect(changes.first?.event.targetKind == .user)
        }
    }

    @Test func `a preview expires`() async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(2)
            let id = try await calls.prepare(["action": "delete"])
            server.clock.advance(by: AccountJob.previewLifetime)
            let refused = try await calls.change(id, "start")
            #expect(refused.status == 400)
            #expect(refused.text.contains("The preview has expired: begin again."))
            #expect(try await calls.show(id)["state"] == "ready")
        }
    }

    @Test func `a change of more users than its preview has counted fails`() async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(3)
            let id = try await calls.prepare(["action": "delete", "filter": ["disabled": true]])
            let changed = try await server.administer(
                "accounts:update",
                ["localId": "user1", "disableUser": true]
            )
            #expect(changed.status == 200)
            #expect(try await calls.change(id, "start").status == 200)
            try await server.jobRunner().runDue()
            let failed = try await calls.show(id)
            #expect(failed["state"] == "failed")
            #expect(
                failed["failure"]
                    == "More users match than the preview has counted: begin again."
            )
            let count = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(count == 3)
        }
    }

    @Test func `a job whose work fails five times in a row has failed`() async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(1)
            let id = try await calls.prepare(["action": "disable"])
            _ = try await calls.change(id, "start")
            let runner = server.jobRunner(before: { throw JobCalls.Unexpected(text: "broken") })
            for attempt in 1...AccountJobRunner.patience {
                await #expect(throws: JobCalls.Unexpected.self) { try await runner.runDue() }
                let isLast = attempt == AccountJobRunner.patience
                let state: JSONValue = isLast ? "failed" : "running"
                #expect(try await calls.show(id)["state"] == state)
                server.clock.advance(by: AccountJobRunner.lease)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a job that works is kept, and expires a day after its end`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(1)
            let id = try await calls.prepare(["action": "disable"])
            _ = try await calls.change(id, "start")
            server.clock.advance(by: AccountJob.lifetime + .seconds(1))
            _ = try await Housekeeping(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(1)
            )
            .tidy()
            #expect(try await calls.show(id)["state"] == "running")
            try await server.jobRunner().runDue()
            server.clock.advance(by: AccountJob.lifetime - .seconds(1))
            #expect(try await calls.show(id)["state"] == "done")
            server.clock.advance(by: .seconds(1))
            #expect(try await calls.show(id)["error"]["code"] == 404)
        }
    }

    @Test func `only three jobs of a project work at once`() async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            for _ in 0..<AccountJob.workingLimit {
                #expect(try await calls.create(["action": "export"]).status == 200)
            }
            let refused = try await calls.create(["action": "export"])
            #expect(refused.status == 400)
            #expect(refused.text.contains("There are too many exports and changes."))
            try await server.jobRunner().runDue()
            #expect(try await calls.create(["action": "export"]).status == 200)
        }
    }

    @Test func `a file that is too large is not kept`() async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            try await calls.addUsers(2)
            let id = try await calls.create(["action": "export"]).json["id"].text ?? ""
            try await server.jobRunner(fileLimit: 100).runDue()
            let failed = try await calls.show(id)
            #expect(failed["state"] == "failed")
            #expect(
                failed["failure"] == "The file is too large: use the command dialtone export."
            )
            #expect(failed["hasFile"] == false)
        }
    }

    @Test(arguments: ["copy", ""])
    func `an unknown action is refused`(action: String) async throws {
        try await withServer { server in
            let calls = JobCalls(server: server)
            let refused = try await calls.create(["action": .string(action)])
            #expect(refused.status == 400)
            let listed = try await calls.get("").json["jobs"]
            #expect(listed.count == 0)
        }
    }
}
