import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests with a verification service that is down, slow or returns wrong results.
struct OutageTests {
    private static let appID = "1:123:android:0a1b"

    private static func setup(
        _ google: GoogleDouble,
        _ enforcement: AppVerificationPolicy.Enforcement = .enforce,
        whenUnavailable: AppVerificationPolicy.Outage = .passKnownInstances
    ) -> ServerSetup {
        ServerSetup {
            $0.settings.appVerification.enforcement = enforcement
            $0.settings.appVerification.common.whenUnavailable = whenUnavailable
            $0.outbound = google
        }
    }

    private func withAndroidApp(
        _ enforcement: AppVerificationPolicy.Enforcement = .enforce,
        whenUnavailable: AppVerificationPolicy.Outage = .passKnownInstances,
        _ body: @escaping @Sendable (TestServer, GoogleDouble) async throws -> Void
    ) async throws {
        let google = GoogleDouble { StoppedClock.start }
        let setup = Self.setup(google, enforcement, whenUnavailable: whenUnavailable)
        try await withServer(setup) { server in
            var details = AppDetails()
            details.certificateHashes = [Hex.encode(SampleVerdict.certificate)]
            try await server.addApp(
                Self.appID,
                .android,
                bundleID: SampleVerdict.packageName,
                details: details
            )
            _ = try await server.appVerification.credentials.save(
                GoogleDouble.keyFile(),
                of: .playIntegrity,
                named: "default",
                details: [:],
                for: TestServer.projectID
            )
            google.withState { $0.clock = { server.clock.now } }
            try await body(server, google)
        }
    }

    private func send(
        _ token: String?,
        to number: String,
        instance: String? = nil,
        on server: TestServer,
        _ google: GoogleDouble
    ) async throws -> Answer {
        if let token {
            let verdict = SampleVerdict(for: number, at: server.clock.now).json
            google.withState { $0.verdicts[token] = verdict }
        }
        var headers = HTTPFields(["X-Firebase-GMPID": Self.appID])
        if let instance {
            headers.append(contentsOf: HTTPFields(["X-Dialtone-App-Instance": instance]))
        }
        var body: [String: JSONValue] = ["phoneNumber": .string(number)]
        if let token { body["playIntegrityToken"] = .string(token) }
        return try await server.call(.sendVerificationCode, .object(body), headers: headers)
    }

    @Test func `while a service is down, known installations pass and others do not`()
        async throws
    {
        try await withAndroidApp { server, google in
            let first = try await send("1", to: "+16505550101", on: server, google)
            let instance = try #require(try first.json["appInstance"].text)
            google.withState { $0.failure = .timedOut }

            let known = try await send(
                "2",
                to: "+16505550102",
                instance: instance,
                on: server,
                google
            )
            #expect(known.status == 200)
            let unknown = try await send("3", to: "+16505550103", on: server, google)
            #expect(try unknown.errorCode == .appNotVerified)
            #expect(try unknown.reason == .proofUnavailable)
            let forged = try await send(
                "4",
                to: "+16505550104",
                instance: String(instance.reversed()),
                on: server,
                google
            )
            #expect(try forged.reason == .proofUnavailable)

            #expect(server.messages.count == 2)
            #expect(
                try await server.proofCounts() == [
                    "playIntegrity held": 1, "playIntegrity passedWhileUnavailable": 1,
                    "playIntegrity refusedWhileUnavailable": 2,
                ]
            )
        }
    }

    @Test func `a known installation still needs a proof while the service answers`() async throws {
        try await withAndroidApp { server, google in
            let first = try await send("1", to: "+16505550101", on: server, google)
            let instance = try #require(try first.json["appInstance"].text)
            let bare = try await send(
                nil,
                to: "+16505550102",
                instance: instance,
                on: server,
                google
            )
            #expect(try bare.errorCode == .missingAppCredential)
            google.withState { $0.answer = OutboundResponse(status: 400) }
            let bad = try await send(
                "2",
                to: "+16505550102",
                instance: instance,
                on: server,
                google
            )
            #expect(try bad.errorCode == .appNotVerified)
            #expect(server.messages.count == 1)
        }
    }

    @Test func `a project can refuse all requests while a service is down`() async throws {
        try await withAndroidApp(whenUnavailable: .refuse) { server, google in
            let first = try await send("1", to: "+16505550101", on: server, google)
            let instance = try #require(try first.json["appInstance"].text)
            google.withState { $0.failure = .unknownHost }
            let known = try await send(
                "2",
                to: "+16505550102",
                instance: instance,
                on: server,
                google
            )
            #expect(try known.reason == .proofUnavailable)
            #expect(server.messages.count == 1)
        }
    }

    @Test func `an installation is known for half a year`() async throws {
        try await withAndroidApp { server, google in
            let first = try await send("1", to: "+16505550101", on: server, google)
            let instance = try #require(try first.json["appInstance"].text)
            google.withState { $0.failure = .timedOut }
            server.clock.advance(by: .days(180))
            let later = try await send(
                "2",
                to: "+16505550102",
                instance: instance,
                on: server,
                google
            )
            #expect(try later.reason == .proofUnavailable)
        }
    }

    @Test(arguments: [
        OutboundResponse(status: 500), OutboundResponse(status: 429),
        OutboundResponse(status: 200, body: Array("{}".utf8)),
    ])
    func `audit mode refuses no request, whatever the service does`(
        answer: OutboundResponse
    ) async throws {
        try await withAndroidApp(.audit) { server, google in
            google.withState { $0.answer = answer }
            let sent = try await send("1", to: "+16505550101", on: server, google)
            #expect(sent.status == 200)
            #expect(
                try await server.proofCounts() == ["playIntegrity refusedWhileUnavailable": 1]
            )
        }
    }
}
