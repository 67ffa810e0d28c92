import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page that tries out changed rules on recorded requests, before they are saved.
struct ConsoleReplay: Sendable {
    private static let path = "/projects/{project}/guard/replay"
    private static let choices = [1, 7, 30]

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await show(visit) }
        site.post(Self.path + "/save", on: router) { visit, form in
            let project = try visit.projectID()
            let changes = try Self.settings(Self.changes(form["changes"]))
            let _: ProjectSettingsInfo = try await ProjectCalls(site.calls, project, visit).patch(
                "/settings",
                UpdateProjectSettingsRequest { $0.settings = changes }
            )
            return site.done(
                .saved,
                at: ConsoleSection.guardRules.path(in: project.rawValue) ?? ConsoleSite.root
            )
        }
    }

    /// Returns the changes of a text with one in each line.
    private static func changes(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline)
            .map { $0.trimmingPrefix(while: \.isWhitespace) }
            .filter { !$0.isEmpty }
            .map(String.init)
    }

    /// Returns the settings of changes with the form SETTING=VALUE, as JSON text by path.
    ///
    /// As on the command line, a value is JSON, or plain text for a string.
    private static func settings(_ changes: [String]) throws -> [String: String] {
        var settings: [String: String] = [:]
        for change in changes {
            let parts = change.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            guard parts.count == 2, !parts[0].isEmpty else {
                throw Refusal.invalidArgument(
                    field: String(change.prefix(60)),
                    problem: "must have the form SETTING=VALUE"
                )
            }
            let value = JSONValue(parsing: parts[1].utf8) ?? .string(String(parts[1]))
            settings["sendGuard.\(ConsoleForm.trimmed(parts[0]))"] = value.text
        }
        return settings
    }

    private func show(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let text = visit.query("changes")
        let days = Int(visit.query("days")).flatMap { Self.choices.contains($0) ? $0 : nil }
        let calls = ProjectCalls(site.calls, project, visit)
        var replay: GuardReplay?
        var problem: String?
        if let days {
            do {
                let settings = try Self.settings(Self.changes(text))
                replay = try await calls.post(
                    "/guard:replay",
                    ReplayGuardRequest {
                        $0.days = days
                        $0.settings = settings
                    }
                )
            } catch {
                guard error is any RefusalError || error is WorkPoolIsFull else { throw error }
                problem =
                    error is WorkPoolIsFull
                    ? translated("Another replay is running. Try again in a moment.")
                    : ConsoleProblem(error).text
            }
        }
        let path = ConsoleSection.guardRules.path(in: project.rawValue) ?? ""
        return try await site.page(
            .consoleReplay,
            titled: translated("Try out rules"),
            at: .guardRules,
            of: project,
            for: visit
        ) { [replay, problem] layout in
            View(
                layout: layout,
                path: path,
                changes: text,
                days: Self.choices.map { DayOption(days: $0, isSelected: $0 == days ?? 7) },
                problem: problem,
                result: replay.map(ReplayView.init),
                canSave: replay != nil && !Self.changes(text).isEmpty
            )
        }
    }

    private struct DayOption: Sendable {
        let days: Int
        let isSelected: Bool
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let changes: String
        let days: [DayOption]
        let problem: String?
        let result: ReplayView?
        let canSave: Bool
    }

    private struct ReplayView: Sendable {
        let requests: String
        let text: String
        let sums: [SumRow]
        let rules: [SumRow]
        let regions: [SumRow]
        let hasRules: Bool
        let stoppedAt: String?

        init(_ replay: GuardReplay) {
            requests = Grouped.text(replay.requests)
            text = replay.text
            stoppedAt = replay.stoppedAt
            func rows(
                _ sums: [String: GuardReplaySum],
                _ name: (String) -> String
            ) -> [SumRow] {
                sums.sorted { ($1.value.cost, $0.key) < ($0.value.cost, $1.key) }
                    .map { SumRow(name($0.key), $0.value, replay) }
            }
            sums = [
                SumRow(translated("Sent"), replay.sent, replay),
                SumRow(translated("Would have been refused"), replay.refused, replay),
                SumRow(translated("Would have required proof"), replay.steppedUp, replay),
                SumRow(translated("Refused, would have been sent"), replay.letThrough, replay),
            ]
            rules = rows(replay.rules, GuardWords.rule)
            regions = rows(replay.regions, RegionName.of)
            hasRules = !replay.rules.isEmpty
        }
    }

    private struct SumRow: Sendable {
        let name: String
        let messages: String
        let cost: String
        let entered: String

        init(_ name: String, _ sum: GuardReplaySum, _ replay: GuardReplay) {
            self.name = name
            messages = Grouped.text(sum.messages)
            cost = replay.money(sum.cost)
            entered = Grouped.text(sum.entered)
        }
    }
}
