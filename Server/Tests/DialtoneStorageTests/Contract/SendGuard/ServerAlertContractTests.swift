import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneStorage
import DialtoneTestSupport
import Testing
import PhoneNumbers

struct ServerAlertContractTests {
    private func alert(
        _ subject: AlertSubject,
        of project: ProjectID? = nil,
        rule: SendRule? = nil,
        at moment: Timestamp = .start
    ) -> SendAlert {
        SendAlert(
            projectID: project,
            kind: .gatewayDown,
            subject: subject,
            rule: rule,
            detail: "It is out of order.",
            at: moment,
            period: .start
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `a server's alert is delivered once, apart from a project's`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let server = alert(.gateway("main"))
            let hour = alert(
                .dimension(SendDimension(.server, "USD")),
                rule: SendRule(.cap, .server, .hour)
            )
            let day = alert(
                .dimension(SendDimension(.server, "USD")),
                rule: SendRule(.cap, .server, .day)
            )
            let route = AlertSubject.route(.region("DE"), project: .sample)
            let own = alert(route, of: .sample, at: .start + .seconds(1))
            try await store.write { data in
                for one in [server, server, hour, day, own] { try data.insert(one) }
            }
            let waiting = try await store.read { try $0.undeliveredSendAlerts(limit: 10) }
            #expect(Set(waiting) == [server, hour, day, own])
            #expect(waiting.last == own)
            let listed = try await store.read { try $0.sendAlerts(of: .sample, limit: 10) }
            #expect(Set(listed) == Set(waiting))
            #expect(listed.first == own)
            let others = try await store.read { try $0.sendAlerts(of: .other, limit: 2) }
            #expect(others.count == 2)
            for one in waiting {
                #expect(try await store.write { try $0.markDelivered(one, at: .start) })
                #expect(try await store.write { try !$0.markDelivered(one, at: .start) })
            }
            #expect(try await store.read { try $0.undeliveredSendAlerts(limit: 10) }.isEmpty)
            let later = Timestamp.start + .days(1)
            let deleted = try await store.write { data in
                try [.sendAlerts, .serverAlerts].map { (records: RetainedRecords) in
                    try data.delete(records, before: later, limit: 1_000)
                }
            }
            #expect(deleted.reduce(0, +) == 4)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an incident begins and ends once, and does not end while a node sees it`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let incident = GatewayIncident(
                subject: .gateway("main"),
                since: .start,
                lastSeenAt: .start
            )
            #expect(try await store.write { try $0.insert(incident) })
            #expect(try await store.write { try !$0.insert(incident) })
            let later = Timestamp.start + .seconds(5)
            try await store.write { data in
                try data.saw(incident, at: later)
                // A node whose clock is behind.
                try data.saw(incident, at: .start)
            }
            let seen = try await store.read { try $0.gatewayIncidents() }
            #expect(seen.map(\.lastSeenAt) == [later])
            #expect(try await store.write { try !$0.delete(incident) })
            #expect(try await store.write { try $0.delete(seen[0]) })
            #expect(try await store.write { try !$0.delete(seen[0]) })
            #expect(try await store.read { try $0.gatewayIncidents() }.isEmpty)
        }
    }
}
