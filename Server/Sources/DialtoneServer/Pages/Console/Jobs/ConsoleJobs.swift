import DialtoneBasics
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The forms for all users that match the filter of the list, and the list of these jobs.
struct ConsoleJobs: Sendable {
    let site: ConsoleSite

    /// Returns the path of a job's page.
    static func path(of job: String, in project: ProjectID) -> String {
        "\(UserPlace.jobs(of: project))/\(PagePath.escaped(job))"
    }

    /// Returns what a job does, as its page names it.
    static func name(of job: AccountJobInfo) -> String {
        ConsoleSelection.Change.allCases.first { $0.action == job.action }?.name
            ?? translated("Export")
    }

    func add(to router: Router<ServerContext>) {
        site.getUsers(UserPlace.jobsPage, on: router) { visit in try await list(visit) }
        site.postUsers(UserPlace.jobsPage, on: router) { visit, form in
            let change = try ConsoleSelection.change(in: form)
            return try await create(for: visit) { $0.action = change.action }
        }
        site.postUsers(UserPlace.exportPage, on: router) { visit, form in
            try await create(for: visit) {
                $0.action = "export"
                $0.format = form["format"]
            }
        }
    }

    /// Creates a job about the users that the list in the address shows.
    private func create(
        for visit: ConsoleVisit,
        _ set: (inout CreateAccountJobRequest) -> Void
    ) async throws -> Response {
        let project = try visit.accountsID()
        let filter = UserListFilter(visit)
        var request = CreateAccountJobRequest()
        if filter.isActive || filter.isSearch { request.filter = filter.conditions }
        set(&request)
        let made: AccountJobInfo = try await site.calls.call(
            .post,
            UserPlace.ownCall("/accountJobs", of: project),
            request,
            for: visit
        )
        return .redirect(to: Self.path(of: made.id, in: project), type: .normal)
    }

    private func list(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.accountsID()
        let found: ListAccountJobsResponse = try await site.calls.call(
            .get,
            UserPlace.ownCall("/accountJobs", of: project),
            for: visit
        )
        return try await site.page(
            .consoleJobs,
            titled: translated("Exports and changes of the last day"),
            at: .users,
            of: project.parent,
            for: visit
        ) {
            View(
                layout: $0,
                list: UserPlace("", of: project).list,
                jobs: found.jobs.map { Row($0, in: project) }
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let list: String
        let jobs: [Row]
    }

    private struct Row: Sendable {
        let path: String
        let name: String
        let state: String
        let createdAt: ConsoleTime
        let done: String
        let failed: String

        init(_ job: AccountJobInfo, in project: ProjectID) {
            path = ConsoleJobs.path(of: job.id, in: project)
            name = ConsoleJobs.name(of: job)
            state = APIText.of(job.state)
            createdAt = ConsoleTime(rfc3339: job.createdAt)
            done = Grouped.text(job.changed)
            failed = Grouped.text(job.failed)
        }
    }
}
