import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of the report on app verification for administrators.
struct AppVerificationReportTests {
    private func report(_ query: String = "", on server: TestServer) async throws -> Answer {
        try await server.request(
            .get,
            "/dialtone/v1/projects/\(TestServer.projectID)/appVerification\(query)",
            headers: TestServer.owner
        )
    }

    @Test func `counts cover the requested number of days`() async throws {
        try await withServer { server in
            for age in [0, 5, 30] {
                let count = AppProofCount(
                    projectID: TestServer.projectID,
                    appID: "",
                    day: server.clock.now - .days(Int64(age)),
                    kind: nil,
                    outcome: .missing,
                    count: 1
                )
                try await server.store.write { try $0.add(count) }
            }
            func count(_ query: String) async throws -> Int {
                let counts = try await report(query, on: server).json["counts"]
                return counts.count ?? -1
            }
            #expect(try await count("") == 2)
            #expect(try await count("?days=1") == 1)
            #expect(try await count("?days=400") == 3)
            for wrong in ["0", "401", "many"] {
                #expect(try await report("?days=\(wrong)", on: server).status == 400)
            }
        }
    }

    @Test func `counts name the vendor of the challenge`() async throws {
        let setup = ServerSetup {
            $0.settings.appVerification.common.enforcement = .audit
            $0.settings.appVerification.common.challenge.vendor = .turnstile
        }
        try await withServer(setup) { server in
            _ = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100", "recaptchaToken": "dtc_wrong"]
            )
            try await server.appVerification.tally.writeDown()
            let counts = try await report(on: server).json["counts"]
            let challenges = (0..<(counts.count ?? 0)).map { counts[$0] }
                .filter { $0["proof"] == "CHALLENGE" }
            #expect(challenges.map { $0["challengeVendor"] } == ["TURNSTILE"])
        }
    }

    @Test func `only administrators can read the report`() async throws {
        try await withServer(.production) { server in
            let answer = try await server.request(
                .get,
                "/dialtone/v1/projects/\(TestServer.projectID)/appVerification"
            )
            #expect([401, 403].contains(answer.status))
        }
    }
}
