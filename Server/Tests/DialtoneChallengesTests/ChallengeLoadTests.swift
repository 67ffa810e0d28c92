import DialtoneBasics
import DialtoneChallenges
import DialtoneModel
import Synchronization
import Testing

struct ChallengeLoadTests {
    private static let project = ProjectID(rawValue: "demo")
    private static let home = IPAddress("8.8.4.7")
    private static let settings: ChallengeWork = {
        var work = ChallengeWork()
        work.least = 1_000
        work.most = 20_000
        work.quietPerMinute = 100
        work.quietPerNetwork = 10
        return work
    }()

    /// A clock that stands at the beginning of a minute until it is moved.
    private final class Moment: Sendable {
        private let now = Mutex(Timestamp(seconds: 1_790_000_040))

        var clock: ServerClock { ServerClock { self.now.withLock { $0 } } }

        func advance(by span: TimeSpan) { now.withLock { $0 = $0 + span } }
    }

    private func work(
        _ load: ChallengeLoad,
        for project: ProjectID = project,
        from address: IPAddress? = nil
    ) -> Int {
        load.work(for: project, asking: address, by: Self.settings)
    }

    @Test func `with little load the work is minimal`() {
        let load = ChallengeLoad(clock: Moment().clock)
        #expect((0..<10).allSatisfy { _ in work(load, from: Self.home) == 1_000 })
    }

    @Test func `an address that asks often gets more work each time, up to a limit`() {
        let load = ChallengeLoad(clock: Moment().clock)
        let asked = (0..<400).map { _ in work(load, from: Self.home) }
        #expect(asked == asked.sorted())
        #expect(asked[19] == 2_000)
        #expect(asked.last == 20_000)
        #expect(work(load, from: IPAddress("9.9.9.9")) < 5_000)
    }

    @Test func `addresses of one network count together`() {
        let load = ChallengeLoad(clock: Moment().clock)
        for last in 1...30 { _ = work(load, from: IPAddress("8.8.4.\(last)")) }
        #expect(work(load, from: IPAddress("8.8.4.200")) > 3_000)
        for last in 1...30 { _ = work(load, from: IPAddress("2a00:1450:4001::\(last)")) }
        #expect(work(load, from: IPAddress("2a00:1450:4001:ffff::1")) > 3_000)
        #expect(work(load, from: IPAddress("2a00:1450:4002::1")) < 2_000)
    }

    @Test func `a private address is not counted`() {
        let load = ChallengeLoad(clock: Moment().clock)
        let asked = (0..<90).map { _ in work(load, from: IPAddress("10.0.0.1")) }
        #expect(asked.allSatisfy { $0 == 1_000 })
    }

    @Test func `a busy project sets more work for all its callers, and another one does not`() {
        let load = ChallengeLoad(clock: Moment().clock)
        for _ in 0..<299 { _ = work(load) }
        #expect(work(load) == 3_000)
        #expect(work(load, for: ProjectID(rawValue: "other")) == 1_000)
    }

    @Test func `load decays within two minutes`() {
        let moment = Moment()
        let load = ChallengeLoad(clock: moment.clock)
        for _ in 0..<400 { _ = work(load) }
        moment.advance(by: .seconds(90))
        #expect(work(load) == 2_010)
        moment.advance(by: .seconds(60))
        #expect(work(load) == 1_000)
    }

    @Test func `refused solutions count more than challenges`() {
        let load = ChallengeLoad(clock: Moment().clock)
        for _ in 0..<8 { load.refused(for: Self.project, asking: Self.home) }
        #expect(work(load, from: Self.home) == 4_100)
    }
}
