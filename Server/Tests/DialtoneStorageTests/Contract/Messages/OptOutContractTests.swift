import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

struct OptOutContractTests {
    private static let number = PhoneNumber.fictional(7)

    private func request(_ word: OptOutWord, to gateway: String) -> OptOutRequest {
        OptOutRequest(
            phoneNumber: Self.number,
            word: word,
            gatewayName: gateway,
            at: .start
        )
    }

    /// Adds a message to the number to the log, with an attempt of that outcome.
    private func write(
        by gateway: String,
        _ outcome: SendOutcome,
        of project: ProjectID,
        _ seed: UInt64,
        in store: any DataStore
    ) async throws {
        let id = VerificationSessionID(random: .seeded(seed), at: .start)
        let attempt = MessageAttempt(
            id: AttemptID(random: .seeded(seed)),
            sessionID: id,
            projectID: project,
            gatewayName: gateway,
            cause: .first,
            choice: RouteChoice(.unrouted, route: nil),
            isPossibleDouble: false,
            startedAt: .start
        )
        try await store.write { data in
            try data.insert(
                MessageRecord(
                    sessionID: id,
                    projectID: project,
                    appID: nil,
                    phoneNumber: Self.number,
                    region: "US",
                    language: "en",
                    alphabet: .gsm7,
                    segments: 1,
                    createdAt: .start,
                    expiresAt: .start + .minutes(5),
                    state: .queued
                )
            )
            try data.insert(attempt)
            try data.saveAnswer(of: attempt.answered(outcome, at: .start), reportAt: .start)
        }
    }

    private func optOut(in project: ProjectID, _ store: any DataStore) async throws -> OptOut? {
        try await store.write { try $0.holdLedger(of: Self.number, in: project).optOut }
    }

    @Test(arguments: StoreEngine.tested)
    func `a phone's opt-out applies to projects that sent to it by that gateway only`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            _ = try await store.write { try $0.insert(Project.sample(.other, number: 9)) }
            let refused = SendOutcome.permanent(SendProblem(.other, "No."))
            try await write(by: "a", .taken(), of: .sample, 1, in: store)
            try await write(by: "b", .taken(), of: .other, 2, in: store)
            try await write(by: "a", refused, of: .other, 3, in: store)
            let nobody = request(.stop, to: "c")
            #expect(try await store.write { try nobody.apply(in: $0) } == 0)
            let stop = request(.stop, to: "a")
            #expect(try await store.write { try stop.apply(in: $0) } == 1)
            #expect(try await store.write { try stop.apply(in: $0) } == 0)
            #expect(try await optOut(in: .sample, store)?.source == .phone(gateway: "a"))
            #expect(try await optOut(in: .other, store) == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a phone's opt-in ends only opt-outs from that phone or gateway`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let start = request(.start, to: "a")
            for (source, isEnded) in [
                (OptOut.Source.phone(gateway: "a"), true), (.gateway("a"), true),
                (.phone(gateway: "b"), false), (.gateway("b"), false), (.operator, false),
            ] {
                try await store.write { data in
                    let optOut = OptOut(since: .start, source: source)
                    try data.setOptOut(optOut, of: Self.number, in: .sample)
                    _ = try start.apply(in: data)
                }
                let left = try await optOut(in: .sample, store)
                #expect((left == nil) == isEnded, "\(source.text)")
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `opt-outs are read from the newest to the oldest, page by page`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            // Two at the same moment, so that the number must decide.
            for (index, minutes) in [(1, 2), (2, 0), (3, 1), (4, 1)] {
                let optOut = OptOut(
                    since: .start + .minutes(Int64(minutes)),
                    source: .operator,
                    actor: "operator anna",
                    reason: "Asked by letter"
                )
                try await store.write {
                    try $0.setOptOut(optOut, of: .fictional(index), in: .sample)
                }
            }
            var read: [OptedOutNumber] = []
            repeat {
                let last = read.last?.position
                let page = try await store.read {
                    try $0.optedOutNumbers(of: .sample, after: last, limit: 1)
                }
                guard let next = page.first else { break }
                read.append(next)
            } while read.count < 9
            #expect(read.map(\.phoneNumber) == [1, 4, 3, 2].map { PhoneNumber.fictional($0) })
            #expect(read[0].optOut.actor == "operator anna")
            #expect(read[0].optOut.reason == "Asked by letter")
            #expect(OptOutPosition(token: read[0].position.token) == read[0].position)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a gateway's opt-out does not replace the phone's, and expires`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            func note(_ gateway: String, at now: Timestamp) async throws {
                try await store.write {
                    try OptOut.note(
                        refusalBy: gateway,
                        of: Self.number,
                        in: .sample,
                        at: now,
                        data: $0
                    )
                }
            }
            try await note("a", at: .start)
            try await note("b", at: .start + .hours(1))
            let word = OptOut(since: .start + .hours(1), source: .gateway("b"))
            #expect(try await optOut(in: .sample, store) == word)
            let later = Timestamp.start + .hours(2)
            #expect(
                try await store.write { try $0.delete(.phoneLedgers, before: .start, limit: 1_000) }
                    == 0
            )
            #expect(
                try await store.write { try $0.delete(.phoneLedgers, before: later, limit: 1_000) }
                    == 1
            )
            let phones = OptOut(since: .start, source: .phone(gateway: "a"))
            try await store.write { try $0.setOptOut(phones, of: Self.number, in: .sample) }
            try await note("a", at: later)
            #expect(try await optOut(in: .sample, store) == phones)
            #expect(
                try await store.write { try $0.delete(.phoneLedgers, before: later, limit: 1_000) }
                    == 0
            )
        }
    }
}
