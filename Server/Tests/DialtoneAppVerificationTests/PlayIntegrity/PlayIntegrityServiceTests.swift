@testable import DialtoneAppVerification
import DialtoneBasics
import DialtoneTestSupport
import Testing

struct PlayIntegrityServiceTests {
    private static let start = Timestamp(seconds: 1_800_000_000)

    private let time = TestTime(Self.start)
    private let google: GoogleDouble
    private let account: GoogleServiceAccount
    private let service: PlayIntegrityService

    init() throws {
        google = GoogleDouble { [time] in time.now }
        account = try GoogleServiceAccount(keyFile: GoogleDouble.keyFile())
        service = PlayIntegrityService(
            http: google,
            policy: OutboundPolicy(),
            clock: ServerClock { [time] in time.now }
        )
    }

    private func verdict(_ token: String = "token-1") async throws -> IntegrityVerdict? {
        try await service.verdict(on: token, of: SampleVerdict.packageName, as: account)
    }

    private func addVerdict(_ token: String = "token-1") {
        let verdict = SampleVerdict(for: "+16505550100", at: Self.start).json
        google.withState { $0.verdicts[token] = verdict }
    }

    @Test func `Google's verdict on a token is read`() async throws {
        addVerdict()
        let verdict = try #require(try await verdict())
        #expect(verdict.appIntegrity.appRecognitionVerdict == "PLAY_RECOGNIZED")
        #expect(
            google.withState { $0.paths.last }?.hasSuffix(
                "/v1/com.example.app:decodeIntegrityToken"
            ) == true
        )
    }

    @Test func `an access token is used until shortly before it expires`() async throws {
        addVerdict()
        for _ in 0..<3 { _ = try await verdict() }
        #expect(google.withState { $0.tokenRequests } == 1)

        time.advance(by: .minutes(59))
        _ = try await verdict()
        #expect(google.withState { $0.tokenRequests } == 2)
    }

    @Test func `an access token that Google refuses is not used again`() async throws {
        addVerdict()
        google.withState { $0.answer = OutboundResponse(status: 401) }
        await #expect(throws: VendorFailure.notAllowed(status: 401)) { try await verdict() }
        google.withState { $0.answer = nil }
        #expect(try await verdict() != nil)
        #expect(google.withState { $0.tokenRequests } == 2)
    }

    @Test func `a token that Google cannot decode is not a failure`() async throws {
        #expect(try await verdict("made up") == nil)
        #expect(try await verdict(String(repeating: "x", count: 40_000)) == nil)
    }

    @Test(arguments: [
        (403, VendorFailure.notAllowed(status: 403)), (404, .notAllowed(status: 404)),
        (429, .failing(status: 429)), (503, .failing(status: 503)),
        (302, .failing(status: 302)),
    ])
    func `an error from Google is distinguished from a bad token`(
        status: Int,
        failure: VendorFailure
    ) async throws {
        google.withState { $0.answer = OutboundResponse(status: status) }
        await #expect(throws: failure) { try await verdict() }
    }

    @Test(arguments: ["", "{}", "[]", #"{"tokenPayloadExternal":{}}"#, "<html>"])
    func `an unreadable response is a failure`(body: String) async throws {
        google.withState { $0.answer = OutboundResponse(status: 200, body: Array(body.utf8)) }
        await #expect(throws: VendorFailure.unreadable) { try await verdict() }
    }

    @Test func `an unreadable response of the token endpoint is a failure`() async throws {
        google.withState { $0.tokenAnswer = OutboundResponse(status: 200, body: Array("{}".utf8)) }
        await #expect(throws: VendorFailure.unreadable) { try await verdict() }
        google.withState { $0.tokenAnswer = OutboundResponse(status: 400) }
        await #expect(throws: VendorFailure.notAllowed(status: 400)) { try await verdict() }
    }

    @Test func `requests to Google time out after a few seconds`() async throws {
        addVerdict()
        _ = try await verdict()
        let timeouts = google.withState { $0.timeouts }
        #expect(timeouts.count == 2)
        #expect(timeouts.allSatisfy { $0.map { $0 <= .seconds(4) } == true })
        google.withState { $0.failure = .timedOut }
        await #expect(throws: OutboundFailure.timedOut) { try await verdict() }
    }
}
