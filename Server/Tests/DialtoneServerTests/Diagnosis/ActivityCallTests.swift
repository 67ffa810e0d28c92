import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the counts of sign-ins, new accounts, second factors and refusals.
struct ActivityCallTests {
    private func trail(_ tally: ActivityTally, _ clock: StoppedClock) -> SecurityTrail {
        SecurityTrail(
            from: .init(),
            sink: NoSink(),
            tally: tally,
            clock: clock.serverClock
        )
    }

    private struct NoSink: SecurityEventSink {
        func report(_ event: SecurityEvent) {}
    }

    @Test(arguments: StoreEngine.tested)
    func `what happens in a project is counted by hour and by day`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            let clock = server.clock
            let tally = ActivityTally(store: server.store, clock: clock.serverClock)
            for isLater in [false, true] {
                if isLater { clock.advance(by: .hours(26)) }
                try await trail(tally, clock).whileBound { () async throws in
                    SecurityTrail.current?.note(project: TestServer.projectID)
                    SecurityTrail.count(.signedIn(.phone))
                    SecurityTrail.count(.accountCreated(.phone))
                    SecurityTrail.count(.secondFactorVerified("totp"))
                    SecurityTrail.report(.wrongCode)
                    SecurityTrail.report(.passwordChanged)
                }
                try await tally.writeDown()
            }
            let hours: ProjectActivity = try await server.look("/activity?days=2").decoded()
            #expect(hours.period == "hour")
            #expect(hours.periods.map(\.signIns) == [1, 1])
            #expect(hours.signIns.map(\.name) == ["phone"])
            #expect(hours.newAccounts.map(\.count) == [2])
            #expect(hours.secondFactors.map(\.name) == ["totp"])
            #expect(hours.refusals.map(\.name) == ["wrongCode"])
            let day: ProjectActivity = try await server.look("/activity?days=1").decoded()
            #expect(day.periods.map(\.refusals) == [1])
            let week: ProjectActivity = try await server.look("/activity").decoded()
            #expect(week.period == "day")
            #expect(week.periods.reduce(0) { $0 + $1.signIns } == 2)
            let others: ProjectActivity = try await server.look(
                "/activity",
                of: TestServer.otherProjectID
            ).decoded()
            #expect(others.periods.isEmpty)
            for wrong in ["0", "401", "many"] {
                #expect(try await server.look("/activity?days=\(wrong)").status == 400)
            }
        }
    }

    @Test func `counts of a project that was deleted are dropped`() async throws {
        try await withServer { server in
            let tally = ActivityTally(store: server.store, clock: server.clock.serverClock)
            try await trail(tally, server.clock).whileBound { () async throws in
                SecurityTrail.current?.note(project: ProjectID(rawValue: "gone"))
                SecurityTrail.count(.signedIn(.phone))
            }
            try await tally.writeDown()
            let kept: ProjectActivity = try await server.look("/activity").decoded()
            #expect(kept.signIns.isEmpty)
        }
    }

    @Test func `the state of the server is for operators of the server`() async throws {
        let path = "/dialtone/v1/server/health"
        try await withServer { server in
            let found: ServerHealth = try await server.request(
                .get,
                path,
                headers: TestServer.owner
            ).decoded()
            #expect(["sqlite", "postgres"].contains(found.database.kind))
            #expect(found.database.sizeBytes > 0)
            #expect(!found.signingKeys.isEmpty)
            #expect(!found.numberingPlan.version.isEmpty)
            #expect(found.gateways.isEmpty)
        }
        try await withServer(.production) { server in
            let caller = try await server.administrator(.owner)
            #expect(try await server.request(.get, path, headers: caller).status == 401)
            #expect(try await server.request(.get, path, headers: [:]).status == 401)
        }
    }
}
