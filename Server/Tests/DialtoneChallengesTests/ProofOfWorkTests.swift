import DialtoneBasics
@testable import DialtoneChallenges
@testable import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import Testing

struct ProofOfWorkTests {
    private static let start = Timestamp(seconds: 1_790_000_000)
    private static let app = ChallengedApp(
        project: ProjectID(rawValue: "demo"),
        appID: "1:123:ios:0a1b2c"
    )

    private func proofOfWork(key byte: UInt8 = 1, at now: Timestamp = start) -> ProofOfWork {
        ProofOfWork(
            keys: DerivedKeys(writing: SymmetricKey(data: [UInt8](repeating: byte, count: 32))),
            clock: ServerClock { now },
            random: .seeded(7)
        )
    }

    private func verdict(
        on payload: String,
        for app: ChallengedApp = app,
        at now: Timestamp = start
    ) async throws -> ChallengeVerdict {
        let solution = ChallengeSolution(text: payload, hosts: [])
        return try await proofOfWork(at: now).judge(solution, for: app)
    }

    private func isSolved(_ verdict: ChallengeVerdict) -> Bool {
        if case .solved = verdict { true } else { false }
    }

    private func reason(_ verdict: ChallengeVerdict) -> AppProofProblem.Reason? {
        if case .refused(let reason, _) = verdict { reason } else { nil }
    }

    @Test func `a payload with the required work solves the challenge`() async throws {
        let challenge = proofOfWork().challenge(for: Self.app, work: 500)
        #expect(isSolved(try await verdict(on: challenge.payload())))
        let keyChallenge = proofOfWork().keyChallenge(for: Self.app, work: 5_000)
        #expect(isSolved(try await verdict(on: try keyChallenge.payload())))
    }

    @Test func `two payloads for one challenge have the same token to spend`() async throws {
        let challenge = proofOfWork().challenge(for: Self.app, work: 500)
        let first = try await verdict(on: challenge.payload())
        let second = try await verdict(on: challenge.payload(adding: ["took": .integer(9)]))
        #expect(first == second)
        let key = proofOfWork().keyChallenge(for: Self.app, work: 1)
        let derived = try await verdict(on: key.payload())
        let later = try await verdict(on: key.payload(after: 1))
        #expect(derived == later)
        #expect(isSolved(derived))
    }

    @Test func `a late solution is refused`() async throws {
        let challenge = proofOfWork().challenge(for: Self.app, work: 10)
        let payload = challenge.payload()
        let lifetime = ProofOfWork.lifetime
        let inTime = try await verdict(on: payload, at: Self.start + lifetime - .seconds(1))
        #expect(isSolved(inTime))
        let late = try await verdict(on: payload, at: Self.start + lifetime)
        #expect(reason(late) == .expired)
        let keyPayload = try proofOfWork().keyChallenge(for: Self.app, work: 1).payload()
        let lateKey = try await verdict(on: keyPayload, at: Self.start + lifetime)
        #expect(reason(lateKey) == .expired)
    }

    @Test func `a solution for another app or project is refused`() async throws {
        let payloads = [
            proofOfWork().challenge(for: Self.app, work: 10).payload(),
            try proofOfWork().keyChallenge(for: Self.app, work: 1).payload(),
        ]
        for payload in payloads {
            for other in [
                ChallengedApp(project: Self.app.projectID, appID: "1:123:ios:ff"),
                ChallengedApp(project: Self.app.projectID, appID: ""),
                ChallengedApp(project: ProjectID(rawValue: "other"), appID: Self.app.appID),
            ] {
                let judged = try await verdict(on: payload, for: other)
                #expect(reason(judged) == .foreign)
            }
        }
    }

    @Test func `a challenge of another server is refused`()
        async throws
    {
        let foreign = proofOfWork(key: 2)
        let first = try await verdict(on: foreign.challenge(for: Self.app, work: 10).payload())
        #expect(reason(first) == .invalid)
        let second = try await verdict(
            on: foreign.keyChallenge(for: Self.app, work: 1).payload()
        )
        #expect(reason(second) == .invalid)
    }

    /// The digits that a solver tries could be moved into the salt, or out of it.
    @Test func `moving digits between salt and number does not yield a valid solution`()
        async throws
    {
        let challenge = proofOfWork().challenge(for: Self.app, work: 100_000)
        let number = try #require(challenge.number)
        let digits = String(number)
        try #require(digits.count > 1)
        let spliced = NumberPayload(
            challenge: challenge,
            salt: challenge.salt + digits.prefix(1),
            number: Int64(digits.dropFirst()) ?? 0
        )
        #expect(reason(try await verdict(on: spliced.text)) == .invalid)
        let later = challenge.salt.replacing(/expires=[0-9]+/, with: "expires=1999999999")
        let prolonged = NumberPayload(challenge: challenge, salt: later, number: Int64(number))
        #expect(reason(try await verdict(on: prolonged.text)) == .invalid)
    }

    @Test func `parameters easier than the signed ones are refused`() async throws {
        let challenge = proofOfWork().keyChallenge(for: Self.app, work: 500_000)
        #expect(challenge.parameters.cost > 100)
        for change in [
            ["cost": JSONValue.integer(1)], ["keyPrefix": .string("")],
            ["keyLength": .integer(1)], ["expiresAt": .integer(1_999_999_999)],
            ["algorithm": .string("SHA-256")],
        ] {
            let payload = try challenge.payload(changing: change)
            #expect(reason(try await verdict(on: payload)) == .invalid)
        }
    }

    @Test(arguments: [
        "", "e30=", "bnVsbA==", "W10=", "not base64", "eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=",
        String(repeating: "A", count: 5_000), "eyJzb2x1dGlvbiI6e319",
        "eyJzb2x1dGlvbiI6e30sImNoYWxsZW5nZSI6e319",
    ])
    func `text that is not a payload is refused`(text: String) async throws {
        #expect(reason(try await verdict(on: text)) == .invalid)
    }

    @Test func `a wrong number is refused`() async throws {
        let challenge = proofOfWork().challenge(for: Self.app, work: 100_000)
        let number = try #require(challenge.number)
        for wrong in [Int64(number) + 1, -1, 0, .max] where wrong != Int64(number) {
            let payload = NumberPayload(challenge: challenge, salt: challenge.salt, number: wrong)
            #expect(reason(try await verdict(on: payload.text)) == .invalid)
        }
    }
}
