/// A queue of work of several projects for a few threads.
///
/// The projects take turns, one piece of work at a time, and none of them occupies more threads
/// at once than its share.
struct FairQueue<Work: Sendable>: Sendable {
    struct Job: Sendable {
        let party: ProjectID

        /// How long it takes, in a unit that the owner chooses.
        let cost: Int
        let work: Work
    }

    /// The work of one project; removed when none is left.
    private struct Backlog: Sendable {
        var waiting: [Job] = []
        var running = 0
        var cost = 0

        var count: Int { waiting.count + running }
    }

    private let threadCount: Int
    private let share: Int
    private var backlogs: [ProjectID: Backlog] = [:]

    /// The projects with waiting work, the next one first.
    private var turns: [ProjectID] = []

    private var freeThreads: Int

    init(threadCount: Int, share: Int) {
        self.threadCount = threadCount
        self.share = share
        freeThreads = threadCount
    }

    /// How much work waits or is in progress.
    var count: Int { backlogs.values.reduce(0) { $0 + $1.count } }

    func count(of party: ProjectID) -> Int { backlogs[party]?.count ?? 0 }

    /// How much work comes before new work of `party`, on each of its threads.
    func costBefore(_ party: ProjectID) -> Int {
        let others = backlogs.keys.count { $0 != party }
        let ownThreads = max(1, min(share, threadCount / (others + 1)))
        return (backlogs[party]?.cost ?? 0) / ownThreads
    }

    mutating func add(_ job: Job) {
        var backlog = backlogs[job.party] ?? Backlog()
        if backlog.waiting.isEmpty { turns.append(job.party) }
        backlog.waiting.append(job)
        backlog.cost += job.cost
        backlogs[job.party] = backlog
    }

    /// The work that a thread does next; `nil` if there is none, or no thread for it.
    mutating func next() -> Job? {
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

    /// Records that `job`, which ``next()`` returned, is done.
    mutating func finish(_ job: Job) {
        freeThreads += 1
        guard var backlog = backlogs[job.party] else { return }
        backlog.running -= 1
        backlog.cost -= job.cost
        backlogs[job.party] = backlog.count == 0 ? nil : backlog
    }
}
