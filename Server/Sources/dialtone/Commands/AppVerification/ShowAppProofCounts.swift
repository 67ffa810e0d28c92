import DialtoneBasics
import DialtoneModel
import ArgumentParser
import Foundation

struct ShowAppProofCounts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the counts by day, app and outcome.",
        discussion: """
            Days are in UTC. `missing` counts requests without a proof.
            `passedWhileUnavailable` and `refusedWhileUnavailable` count requests whose
            proof could not be verified.
            """
    )

    @OptionGroup var project: ProjectArgument

    @Option(help: "The app's ID, to show only the counts of this app.")
    var app: String?

    @Option(help: "The number of days to show, 1 to 400.")
    var days = 7

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let day: String
        let appID: String
        let kind: String?
        let vendor: String?
        let outcome: String
        let count: Int

        init(_ count: AppProofCount) {
            day = count.day.date.formatted(.iso8601.year().month().day())
            appID = count.appID
            kind = count.kind?.rawValue
            vendor = count.vendor?.rawValue
            outcome = count.outcome.rawValue
            self.count = count.count
        }
    }

    func validate() throws {
        guard (1...400).contains(days) else { throw ValidationError("--days must be 1 to 400.") }
    }

    func run() async throws {
        let since = ServerClock.system().now - .days(Int64(days))
        let counts = try await output.data.withStore { store in
            let project = try await project.find(in: store).id
            let appID = try await app.asyncMap { try await store.app($0, of: project).appID }
            return try await store.read { try $0.appProofCounts(of: project, since: since) }
                .filter { appID == nil || $0.appID == appID }
        }
        .map(View.init)
        let header = ["DAY", "APP", "PROOF", "CHALLENGE", "OUTCOME", "REQUESTS"]
        let list = Listing(
            "counts",
            counts,
            header: header,
            none: "No requests were counted."
        ) { [$0.day, $0.appID, $0.kind ?? "", $0.vendor ?? "", $0.outcome, "\($0.count)"] }
        try Terminal.show(list, asJSON: output.json)
    }
}

extension Optional {
    /// Returns the result of `transform`; `nil` if there is no value.
    func asyncMap<Result>(
        _ transform: (Wrapped) async throws -> Result
    ) async rethrows -> Result? {
        if let self { try await transform(self) } else { nil }
    }
}
