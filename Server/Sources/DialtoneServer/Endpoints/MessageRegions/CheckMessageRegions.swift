import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers
import Synchronization

extension CheckMessageRegionsRequest: WireInput {}

/// Evaluates a list of countries by recorded messages and by single numbers, and saves nothing.
///
/// The work is done on the threads of a pool, in parts, and for a limited number of messages.
struct CheckMessageRegions: Endpoint {
    private static let messageLimit = 100_000
    private static let partSize = 2_000
    private static let numberLimit = 1_000

    let source: DiagnosisSource
    let pool: WorkPool
    private let running = Running()

    init(source: DiagnosisSource, pool: WorkPool) {
        self.source = source
        self.pool = pool
    }

    func respond(
        to input: CheckMessageRegionsRequest,
        from caller: AdminCaller
    ) async throws -> MessageRegionsCheck {
        let policy = try Self.policy(of: input)
        let texts = input.phoneNumbers ?? []
        guard texts.count <= Self.numberLimit else {
            throw Refusal.invalidArgument(
                field: "phoneNumbers",
                problem: "must have at most \(Self.numberLimit) numbers"
            )
        }
        let days = input.days ?? 30
        guard (0...30).contains(days) else {
            throw Refusal.invalidArgument(field: "days", problem: "must be 0 to 30")
        }
        let project = caller.project
        guard running.begin(project.id) else { throw WorkPoolIsFull() }
        defer { running.end(project.id) }
        let numbers = try await pool.run(elseThrow: WorkPoolIsFull()) {
            texts.map { CheckedMessageNumber($0, by: policy, in: project.settings) }
        }
        var impact = RegionImpacts(of: policy)
        let stoppedAt = try await note(messagesOf: project.id, days, in: &impact)
        return impact.check {
            $0.days = days
            $0.numbers = numbers
            $0.stoppedAt = stoppedAt?.rfc3339
        }
    }

    /// Adds the messages of the last days; returns the time of the last one if there are more.
    private func note(
        messagesOf project: ProjectID,
        _ days: Int,
        in impact: inout RegionImpacts
    ) async throws -> Timestamp? {
        guard days > 0 else { return nil }
        let now = source.clock.now
        var filter = MessageFilter(projectID: project)
        filter.since = now - .days(Int64(days))
        var last: VerificationSessionID?
        for _ in 0..<(Self.messageLimit / Self.partSize) {
            let part = try await source.store.read { [filter, last] in
                try $0.messages(filter, at: now, before: last, limit: Self.partSize)
            }
            impact = try await pool.run(elseThrow: WorkPoolIsFull()) { [impact] in
                var impact = impact
                for message in part { impact.note(message) }
                return impact
            }
            let refused = impact.takeNewlyRefused()
            let accounts = try await source.store.read { data in
                try refused.filter { try data.account(phoneNumber: $0, of: project) != nil }
            }
            impact.note(accounts: accounts)
            guard part.count == Self.partSize, let end = part.last else { return nil }
            last = end.sessionID
        }
        return last?.createdAt
    }

    private static func policy(of input: CheckMessageRegionsRequest) throws(Refusal) -> RegionPolicy
    {
        var policy = RegionPolicy()
        policy.allowed = try input.allowed.map { list throws(Refusal) in
            try codes(list, "allowed")
        }
        policy.denied = try codes(input.denied ?? [], "denied")
        return policy
    }

    private static func codes(_ list: [String], _ field: String) throws(Refusal) -> [String] {
        let known = Set(PhoneRegion.supported.map(\.code))
        let codes = list.map { $0.uppercased() }
        if let other = codes.first(where: { !known.contains($0) }) {
            throw .invalidArgument(
                field: field,
                problem: "\(other.prefix(10)) is not an ISO 3166 code, such as DE"
            )
        }
        return Set(codes).sorted()
    }

    /// The projects with a running check, of which each has one at a time.
    private final class Running: Sendable {
        private let projects = Mutex<Set<ProjectID>>([])

        func begin(_ project: ProjectID) -> Bool {
            projects.withLock { $0.insert(project).inserted }
        }

        func end(_ project: ProjectID) {
            projects.withLock { _ = $0.remove(project) }
        }
    }
}
