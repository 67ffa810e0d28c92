import DialtoneTestSupport
import Testing

@testable import DialtoneStorage

@Suite struct PostgresQueueTests {
    private let now = ContinuousClock.now
    private let queue = PostgresQueue(reach: PostgresReach(timeout: .seconds(3_600)))
    private let errors = Watched<[StorageError]>([])

    /// Returns a job with a deadline in an hour that was started `attempts` times.
    private func job(attempts: Int) -> PostgresJob {
        let done: @Sendable () -> Void = {}
        var job = PostgresJob(
            deadline: now + .seconds(3_600),
            run: { _ in done },
            fail: { [errors] error in
                errors.change { $0.append(error as? StorageError ?? .closed) }
            }
        )
        job.attempts = attempts
        return job
    }

    @Test func `a transaction that was already attempted is not retried after its time`() {
        queue.putBack(job(attempts: 1), at: now + .seconds(3_600))
        #expect(errors.value == [.busy])
        queue.close(takers: 1)
        #expect(queue.next()?.attempts == nil)
    }

    @Test func `a transaction with time left or not yet attempted returns to the queue`() {
        queue.putBack(job(attempts: 1), at: now + .seconds(3_599))
        queue.putBack(job(attempts: 0), at: now + .seconds(3_600))
        #expect(queue.next()?.attempts == 0)
        #expect(queue.next()?.attempts == 1)
        #expect(errors.value.isEmpty)
    }
}
