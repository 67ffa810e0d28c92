import DialtoneModel
import DialtonePush
import DialtoneTestSupport
import Testing

struct APNsEnvironmentTests {
    @Test func `each push goes to the environment that its device uses`() async throws {
        try await APNsBench.run { bench in
            let phone = try await bench.send()
            let debugPhone = try await bench.send(to: bench.team.debugPhone, .sandbox)
            #expect(phone == .sent(.production))
            #expect(debugPhone == .sent(.sandbox))
            #expect(bench.production.pushes.count == 1)
            #expect(bench.sandbox.pushes.count == 1)
        }
    }

    @Test func `a push with the wrong environment reaches its device in the other one`()
        async throws
    {
        try await APNsBench.run { bench in
            let phone = try await bench.send(to: bench.team.phone, .sandbox)
            let debugPhone = try await bench.send(to: bench.team.debugPhone, .production)
            #expect(phone == .sent(.production))
            #expect(debugPhone == .sent(.sandbox))
        }
    }

    @Test func `an unknown device is tried once in each environment`() async throws {
        try await APNsBench.run { bench in
            let outcome = try await bench.send(to: String(repeating: "c3", count: 32))
            #expect(outcome == .refused(.badDeviceToken, .production))
            #expect(bench.production.pushes.count == 1)
            #expect(bench.sandbox.pushes.count == 1)
        }
    }

    @Test func `the refusal of the device's own environment is reported`() async throws {
        try await APNsBench.run { bench in
            bench.production.answer(.refused(400, "BadDeviceToken"))
            bench.sandbox.answer(.refused(410, "Unregistered"))
            let outcome = try await bench.send()
            #expect(outcome == .refused(.unregistered, .sandbox))
        }
    }

    @Test(arguments: ["BadEnvironmentKeyInToken", "BadEnvironmentKeyIdInToken"])
    func `a key refused in one environment is tried in the other`(word: String) async throws {
        try await APNsBench.run { bench in
            bench.production.answer(.refused(403, word))
            let outcome = try await bench.send(to: bench.team.debugPhone)
            #expect(outcome == .sent(.sandbox))
        }
    }

    @Test func `a key limited to one environment is used only there`() async throws {
        try await APNsBench.run { bench in
            let push = try bench.push(to: bench.team.debugPhone, .production)
            let key = try bench.key(environment: .sandbox)
            let outcome = await bench.client.send(push, by: [key])
            #expect(outcome == .sent(.sandbox))
            #expect(bench.production.pushes.isEmpty)
        }
    }

    @Test func `a key limited to other apps is not used`() async throws {
        try await APNsBench.run { bench in
            let key = try bench.key(bundleIDs: ["com.example.other"])
            let outcome = await bench.client.send(
                try bench.push(to: bench.team.phone),
                by: [key]
            )
            #expect(outcome == .refused(.noCredential, nil))
            #expect(bench.production.pushes.isEmpty)
        }
    }

    @Test func `every reason has a remedy`() {
        let reasons: [PushReason] = [
            .badDeviceToken, .deviceTokenNotForTopic, .topicDisallowed, .unregistered,
            .invalidProviderToken, .noCredential, .unreachable, .status(503), .status(418),
        ]
        for reason in reasons {
            #expect(reason.remedy.hasSuffix("."))
            #expect(reason.remedy.count > 40)
        }
    }
}
