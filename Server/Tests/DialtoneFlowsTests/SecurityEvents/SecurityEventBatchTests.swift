import DialtoneTestSupport
import DialtoneBasics
@testable import DialtoneFlows
@testable import DialtoneModel
import Testing

struct SecurityEventBatchTests {
    private let start = Timestamp(seconds: 1_790_000_000)

    private func group(
        _ index: Int,
        _ reason: SecurityEventReason = .wrongPassword,
        account: String? = "ada"
    ) throws -> SecurityEventGroup {
        var event = SecurityEvent(reason, at: start)
        event.projectID = ProjectID(rawValue: "shop")
        event.accountID = account.map(AccountID.init(rawValue:))
        event.network = IPNetwork("203.0.\(index).0/24")
        return try #require(SecurityEventGroup(event))
    }

    @Test func `similar events are grouped`() throws {
        var batch = SecurityEventBatch()
        for _ in 0..<1_000 { batch.add(try group(1)) }
        batch.add(try group(2))
        let taken = batch.take(at: start)
        #expect(taken.map(\.count) == [1_000, 1])
        #expect(taken.map(\.network) == [IPNetwork("203.0.1.0/24"), IPNetwork("203.0.2.0/24")])
        let more = batch.take(at: start)
        #expect(more == [])
    }

    @Test func `a flood from many networks makes few groups a minute and loses no count`() throws {
        var batch = SecurityEventBatch()
        var taken: [[SecurityEventGroup]] = []
        for minute in 0..<5 {
            for tick in 0..<30 {
                for index in 0..<200 { batch.add(try group(index)) }
                taken.append(
                    batch.take(at: start + .minutes(Int64(minute)) + .seconds(Int64(tick * 2)))
                )
            }
        }
        let counts = taken.map(\.count)
        #expect(counts.reduce(0, +) == 5 * SecurityEventBatch.groupsPerWindow)
        #expect(counts.first == SecurityEventBatch.groupsPerWindow)
        let rest = batch.take(at: start + .minutes(5), evenUnfinished: true)
        let told = (taken.flatMap(\.self) + rest).map(\.count).reduce(0, +)
        #expect(told == 5 * 30 * 200)
    }

    @Test func `the remainder's group has only what its events have in common`() throws {
        var batch = SecurityEventBatch()
        for index in 0..<SecurityEventBatch.groupsPerWindow { batch.add(try group(index)) }
        let first = batch.take(at: start)
        #expect(first.count == SecurityEventBatch.groupsPerWindow)
        batch.add(try group(90))
        batch.add(try group(91, .unknownAddress))
        let early = batch.take(at: start + .seconds(59))
        #expect(early == [])
        let late = batch.take(at: start + .seconds(60))
        let rest = try #require(late.first)
        #expect(rest.count == 2)
        #expect(rest.reason == nil)
        #expect(rest.network == nil)
        #expect(rest.accountID == AccountID(rawValue: "ada"))
    }

    @Test func `a clock that is set back does not stop events`() throws {
        var batch = SecurityEventBatch()
        for index in 0..<20 { batch.add(try group(index)) }
        _ = batch.take(at: start)
        let later = batch.take(at: start - .days(1))
        #expect(!later.isEmpty)
    }

    @Test func `an event without a project is sent to no hook`() {
        #expect(SecurityEventGroup(SecurityEvent(.unknownCredential, at: start)) == nil)
    }
}
