import DialtoneCore
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Synchronization
import Testing

/// What others say about a number before it signs in.
struct NumberLookupTests {
    private static let number = DormantNumberTests.number

    private static func setup(
        _ action: DormantNumberPolicy.Action,
        reassigned: CarrierScript? = nil,
        swapped: CarrierScript? = nil,
        on engine: StoreEngine = .sqliteInMemory
    ) -> ServerSetup {
        ServerSetup {
            $0 = DormantNumberTests.setup(action, on: engine)
            $0.numberLookups = NumberLookups(reassignment: reassigned, simSwap: swapped)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a number that the carrier gave to nobody else signs in`(
        engine: StoreEngine
    ) async throws {
        let carrier = CarrierScript(.didNotHappen)
        try await withServer(Self.setup(.freshAccount, reassigned: carrier, on: engine)) { server in
            let old = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            #expect(try await server.signIn(Self.number).accountID == old.accountID)
            #expect(carrier.questions == [.init(number: Self.number, since: StoppedClock.start)])
        }
    }

    @Test(arguments: [.happened, .unknown, nil] as [LookupAnswer?])
    func `what is given to another, or not known, goes by the project's rule`(
        answer: LookupAnswer?
    ) async throws {
        let carrier = CarrierScript(answer)
        try await withServer(Self.setup(.freshAccount, reassigned: carrier)) { server in
            let old = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            #expect(try await server.signIn(Self.number).accountID != old.accountID)
            #expect(carrier.questions.count == 1)
        }
    }

    @Test func `nobody is asked about a number that was proved of late, or for nothing`()
        async throws
    {
        let carrier = CarrierScript(.happened)
        try await withServer(Self.setup(.wait, reassigned: carrier)) { server in
            _ = try await server.signIn(Self.number)
            server.clock.advance(by: .days(1))
            _ = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            let session = try await server.sendCode(to: Self.number)
            let wrong = try server.wrongCode(for: Self.number)
            #expect(try await server.complete(session, code: wrong).reason == .wrongCode)
            #expect(carrier.questions.isEmpty)
        }
        try await withServer(Self.setup(.allow, reassigned: carrier, swapped: carrier)) { server in
            _ = try await server.signIn(Self.number)
            server.clock.advance(by: .days(9))
            _ = try await server.signIn(Self.number)
            #expect(carrier.questions.isEmpty)
        }
    }

    @Test func `a new SIM card makes a number doubtful that was proved of late`() async throws {
        let carrier = CarrierScript(.happened)
        try await withServer(Self.setup(.wait, swapped: carrier)) { server in
            _ = try await server.signIn(Self.number)
            server.clock.advance(by: .hours(1))
            let refused = try await server.prove(Self.number)
            #expect(try refused.reason == .numberClaimWaits)
            #expect(carrier.questions == [.init(number: Self.number, since: StoppedClock.start)])
        }
    }

    @Test func `a SIM card is asked about no further back than matters`() async throws {
        let carrier = CarrierScript(.didNotHappen)
        try await withServer(Self.setup(.wait, swapped: carrier)) { server in
            _ = try await server.signIn(Self.number)
            server.clock.advance(by: .days(20))
            #expect(try await server.prove(Self.number).reason == .numberClaimWaits)
            let since = StoppedClock.start + .days(20) - NumberLookups.swapWindow
            #expect(carrier.questions == [.init(number: Self.number, since: since)])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the code that was asked about is used up once, by one of two`(
        engine: StoreEngine
    ) async throws {
        let carrier = CarrierScript(.didNotHappen)
        try await withServer(Self.setup(.wait, swapped: carrier, on: engine)) { server in
            _ = try await server.signIn(Self.number)
            server.clock.advance(by: .hours(1))
            let session = try await server.sendCode(to: Self.number)
            let code = try server.sentCode(to: Self.number)
            let all = try await answers(20) { try await server.complete(session, code: code) }
            #expect(all.count { $0.status == 200 } == 1)
            for answer in all where answer.status != 200 {
                #expect(try answer.reason == .codeUsed)
            }
        }
    }
}

/// A carrier that says what a test tells it to, or breaks off where there is nothing to say.
private final class CarrierScript: ReassignedNumberLookup, SIMSwapLookup {
    struct Question: Equatable {
        let number: String
        let since: Timestamp
    }

    private struct OutOfOrder: Error {}

    private let answer: LookupAnswer?
    private let asked = Mutex<[Question]>([])

    init(_ answer: LookupAnswer?) {
        self.answer = answer
    }

    var questions: [Question] { asked.withLock { $0 } }

    func wasReassigned(
        _ phoneNumber: PhoneNumber,
        since moment: Timestamp
    ) async throws -> LookupAnswer {
        try respond(phoneNumber, moment)
    }

    func wasSwapped(
        _ phoneNumber: PhoneNumber,
        since moment: Timestamp
    ) async throws -> LookupAnswer {
        try respond(phoneNumber, moment)
    }

    private func respond(_ number: PhoneNumber, _ moment: Timestamp) throws -> LookupAnswer {
        asked.withLock { $0.append(Question(number: number.e164, since: moment)) }
        guard let answer else { throw OutOfOrder() }
        return answer
    }
}
