import DialtoneBasics
import Testing

struct FairQueueTests {
    private static let shop = ProjectID(rawValue: "shop")
    private static let other = ProjectID(rawValue: "other")
    private static let third = ProjectID(rawValue: "third")

    private func queue(
        threads: Int,
        share: Int,
        _ jobs: [(ProjectID, Int)]
    ) -> FairQueue<String> {
        var queue = FairQueue<String>(threadCount: threads, share: share)
        for (index, (party, cost)) in jobs.enumerated() {
            queue.add(.init(party: party, cost: cost, work: "\(party) \(index)"))
        }
        return queue
    }

    /// The jobs that start while none ends.
    private func started(_ queue: inout FairQueue<String>) -> [String] {
        var names: [String] = []
        while let job = queue.next() { names.append(job.work) }
        return names
    }

    @Test func `no project gets more than its share of the threads`() {
        var queue = queue(threads: 3, share: 2, Array(repeating: (Self.shop, 1), count: 5))
        #expect(started(&queue) == ["shop 0", "shop 1"])
        queue.add(.init(party: Self.other, cost: 1, work: "late"))
        #expect(started(&queue) == ["late"])
        #expect(queue.count == 6)
    }

    @Test func `projects take turns, however much work one of them has queued`() {
        let many = Array(repeating: (Self.shop, 1), count: 6)
        var queue = queue(threads: 1, share: 1, many + [(Self.other, 1), (Self.third, 1)])
        var order: [String] = []
        while let job = queue.next() {
            order.append(job.work)
            queue.finish(job)
        }
        #expect(order.prefix(4) == ["shop 0", "other 6", "third 7", "shop 1"])
        #expect(order.count == 8)
        #expect(queue.count == 0)
    }

    @Test func `a project waits only for its own work`() {
        var queue = queue(threads: 3, share: 2, [(Self.shop, 1_000), (Self.shop, 1_000)])
        #expect(queue.costBefore(Self.other) == 0)
        #expect(queue.costBefore(Self.shop) == 1_000)
        _ = queue.next()
        #expect(queue.costBefore(Self.shop) == 1_000)
        queue.add(.init(party: Self.other, cost: 30, work: "late"))
        // Three threads for two projects are one for each, and one to spare.
        #expect(queue.costBefore(Self.shop) == 2_000)
        #expect(queue.costBefore(Self.other) == 30)
    }

    @Test func `finished work no longer counts`() throws {
        var queue = queue(threads: 2, share: 1, [(Self.shop, 10), (Self.shop, 20)])
        let next = queue.next()
        let first = try #require(next)
        let none = queue.next()
        #expect(none?.work == nil)
        queue.finish(first)
        #expect(queue.costBefore(Self.shop) == 20)
        let last = queue.next()
        let second = try #require(last)
        queue.finish(second)
        #expect(queue.costBefore(Self.shop) == 0)
        #expect(queue.count(of: Self.shop) == 0)
    }
}
