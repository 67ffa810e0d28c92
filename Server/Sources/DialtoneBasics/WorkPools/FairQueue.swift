/// A queue that shares a few threads among the jobs of several projects.
///
/// The projects take turns, one job at a time, and no project occupies more threads at once than
/// its share.
package struct FairQueue<Work: Sendable>: Sendable {
    package struct Job: Sendable {
        package let party: ProjectID

        /// The expected duration, in a unit that the owner of the queue chooses.
        package let cost: Int
        package let work: Work

        package init(party: ProjectID, cost: Int, work: Work) {
            self.party = party
            self.cost = cost
            self.work = work
        }
    }

    /// The jobs of one project; removed when it is empty.
    private struct Backlog: Sendable {
        var waiting: [Job] = []
        var running = 0
        var cost = 0

        var count: Int { waiting.count + running }
    }

    private let threadCount: Int
    private let share: Int
    private var backlogs: [ProjectID: Backlog] = [:]

    /// The projects with waiting jobs, the next one first.
    private var turns: [ProjectID] = []

    private var freeThreads: Int

    package init(threadCount: Int, share: Int) {
        self.threadCount = threadCount
        self.share = share
        freeThreads = threadCount
    }

    /// The number of waiting and running jobs.
    package var count: Int { backlogs.values.reduce(0) { $0 + $1.count } }

    package func count(of party: ProjectID) -> Int { backlogs[party]?.count ?? 0 }

    /// The cost of the jobs ahead of a new job of `party`, for each of its threads.
    package func costBefore(_ party: ProjectID) -> Int {
        let others = backlogs.keys.count { $0 != party }
        let ownThreads = max(1, min(share, threadCount / (others + 1)))
        return (backlogs[party]?.cost ?? 0) / ownThreads
    }

    package mutating func add(_ job: Job) {
        var backlog = backlogs[job.party] ?? Backlog()
        if backlog.waiting.isEmpty { turns.append(job.party) }
        backlog.waiting.append(job)
        backlog.cost += job.cost
        backlogs[job.party] = backlog
    }

    /// Removes and returns the next job; `nil` if no job may start now.
    package mutating func next() -> Job? {
        guard freeThreads > 0,
            let turn = turns.firstIndex(where: { (backlogs[$0]?.running ?? 0) < share }),
            var backlog = backlogs[turns[turn]]
        else { return nil }
        let party = turns.remove(at: turn)
        let job = backlog.waiting.removeFirst()
        backlog.running += 1
        if !backlog.waiting.isEmpty { turns.append(party) }
        backlogs[party] = backlog
        freeThreads -= 1
        return job
    }

    /// Marks `job`, which ``next()`` returned, as finished.
    package mutating func finish(_ job: Job) {
        freeThreads += 1
        guard var backlog = backlogs[job.party] else { return }
        backlog.running -= 1
        backlog.cost -= job.cost
        backlogs[job.party] = backlog.count == 0 ? nil : backlog
    }
}
