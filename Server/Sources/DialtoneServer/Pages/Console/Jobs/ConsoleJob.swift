import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page of a job about many users: its preview, its progress and its result.
struct ConsoleJob: Sendable {
    private static let page = UserPlace.jobsPage + "/{job}"

    /// How many users the page shows that were not changed.
    private static let shownCount = 20

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.getUsers(Self.page, on: router) { visit in try await show(visit) }
        site.getUsers(Self.page + "/progress", on: router) { visit in
            try ConsoleJSON.response(Progress(try await find(visit)))
        }
        site.postUsers(Self.page + "/file", on: router) { visit, _ in
            try await site.calls.response(to: .get, "\(try call(visit))/file", for: visit)
        }
        site.postUsers(Self.page + "/start", on: router) { visit, form in
            let job = try await find(visit)
            if Self.change(of: job)?.isDangerous == true {
                try ConsoleSelection.checkConfirmation(of: form, in: try visit.accountsID())
            }
            return try await post("start", for: visit)
        }
        site.postUsers(Self.page + "/cancel", on: router) { visit, _ in
            try await post("cancel", for: visit)
        }
    }

    private static func change(of job: AccountJobInfo) -> ConsoleSelection.Change? {
        ConsoleSelection.Change.allCases.first { $0.action == job.action }
    }

    private func call(_ visit: ConsoleVisit) throws -> String {
        let id = PagePath.escaped(try visit.parameter("job"))
        return UserPlace.ownCall("/accountJobs/\(id)", of: try visit.accountsID())
    }

    private func find(_ visit: ConsoleVisit) async throws -> AccountJobInfo {
        try await site.calls.call(.get, try call(visit), for: visit)
    }

    private func post(_ verb: String, for visit: ConsoleVisit) async throws -> Response {
        try await site.calls.call(.post, "\(try call(visit)):\(verb)", for: visit)
        let path = ConsoleJobs.path(
            of: try visit.parameter("job"),
            in: try visit.accountsID()
        )
        return .redirect(to: path, type: .normal)
    }

    private func show(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.accountsID()
        let job = try await find(visit)
        let users = job.state == "ready" ? try await sample(of: job, for: visit) : []
        let failures: ListAccountJobFailuresResponse =
            job.failed > 0
            ? try await site.calls.call(.get, "\(try call(visit))/failures", for: visit)
            : ListAccountJobFailuresResponse()
        return try await site.page(
            .consoleJob,
            titled: translated(
                job.total,
                one: "\(ConsoleJobs.name(of: job)): one user",
                other: "\(ConsoleJobs.name(of: job)): \(job.total) users"
            ),
            at: .users,
            of: project.parent,
            for: visit
        ) {
            View(
                $0,
                job,
                Self.change(of: job),
                users: users.map { UserRow($0, in: project) },
                failures: failures.users.prefix(Self.shownCount)
                    .map { Failure(id: $0.localId, reason: APIText.of($0.reason)) },
                in: project
            )
        }
    }

    /// Returns the first users of a preview.
    private func sample(
        of job: AccountJobInfo,
        for visit: ConsoleVisit
    ) async throws -> [AccountInfo] {
        guard !job.sample.isEmpty else { return [] }
        let found: LookUpAccountsResponse = try await site.calls.call(
            .post,
            UserPlace("", of: try visit.accountsID()).call(":lookup"),
            LookUpAccountsRequest { $0.localId = job.sample },
            for: visit
        )
        return found.users ?? []
    }

    /// What the page's script shows.
    private struct Progress: Encodable {
        let state: String
        let done: Int

        init(_ job: AccountJobInfo) {
            state = job.state
            done = job.state == "counting" ? job.total : job.done
        }
    }

    private struct Failure: Sendable {
        let id: String
        let reason: String
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let jobs: String
        let state: String
        let stateName: String
        let isCounting: Bool
        let isReady: Bool
        let isRunning: Bool
        let isOpen: Bool
        let isDone: Bool
        let isCanceled: Bool
        let isExport: Bool
        let conditions: [JobCondition]
        let hasConditions: Bool
        let failure: String?
        let changeName: String
        let consequence: String
        let isDangerous: Bool
        let projectID: String
        let done: Int
        let total: Int
        let totalText: String
        let changed: String
        let failed: String
        let hasUsers: Bool
        let users: [UserRow]
        let restCount: String?
        let failures: [Failure]
        let hasFailures: Bool
        let failureRest: String?
        let hasFile: Bool
        let canDownload: Bool
        let lacksRole: Bool
        let expiresAt: ConsoleTime

        init(
            _ layout: ConsoleLayout,
            _ job: AccountJobInfo,
            _ change: ConsoleSelection.Change?,
            users: [UserRow],
            failures: [Failure],
            in project: ProjectID
        ) {
            self.layout = layout
            path = ConsoleJobs.path(of: job.id, in: project)
            jobs = UserPlace.jobs(of: project)
            state = job.state
            stateName = APIText.of(job.state)
            isCounting = job.state == "counting"
            isReady = job.state == "ready"
            isRunning = job.state == "running"
            isOpen = isCounting || isReady || isRunning
            isDone = job.state == "done"
            isCanceled = job.state == "canceled"
            isExport = change == nil
            conditions = JobCondition.all(of: job.filter)
            hasConditions = !conditions.isEmpty
            failure = job.failure.map(APIText.of)
            changeName = ConsoleJobs.name(of: job)
            consequence = change?.consequence ?? ""
            isDangerous = change?.isDangerous ?? false
            projectID = project.parent.rawValue
            done = job.done
            total = job.total
            totalText = Grouped.text(job.total)
            changed = Grouped.text(job.changed)
            failed = Grouped.text(job.failed)
            hasUsers = job.total > 0
            self.users = users
            restCount = job.total > users.count ? Grouped.text(job.total - users.count) : nil
            self.failures = failures
            hasFailures = !failures.isEmpty
            failureRest =
                job.failed > failures.count ? Grouped.text(job.failed - failures.count) : nil
            hasFile = job.hasFile
            lacksRole = job.hasFile && job.needsOwner && !layout.isOwner
            canDownload = layout.isEditor && !lacksRole
            expiresAt = ConsoleTime(rfc3339: job.expiresAt)
        }
    }
}
