import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The list of a project's messages, and the page of each.
struct ConsoleMessages: Sendable {
    private static let path = "/projects/{project}/messages"
    private static let pageSize = "50"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await list(visit) }
        site.get(Self.path + "/{message}", on: router) { visit in try await show(visit) }
    }

    private func list(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let filter = Filter(visit)
        let path = ConsoleSection.messages.path(in: project.rawValue) ?? ""
        var page = ListMessagesResponse()
        var problem: String?
        do {
            page = try await ProjectCalls(site.calls, project, visit).get(
                "/messages",
                filter.fields.merging(
                    ["pageSize": Self.pageSize, "pageToken": visit.query("page")]
                ) { $1 }
            )
        } catch {
            // What the user typed must not be lost.
            guard error is any RefusalError else { throw error }
            problem = ConsoleProblem(error).text
        }
        return try await site.page(
            .consoleMessages,
            titled: translated("Messages"),
            at: .messages,
            of: project,
            for: visit
        ) { layout in
            View(
                layout: layout,
                path: path,
                statistics: "\(path)-statistics",
                optOuts: ConsoleTab.optOuts.path(in: project.rawValue),
                filter: filter,
                states: DeliveryState.allCases.map {
                    StateOption($0.rawValue, isSelected: $0.rawValue == filter.state)
                },
                problem: problem,
                messages: page.messages.map { MessageRow($0, at: path) },
                hasRows: !page.messages.isEmpty,
                isFiltered: filter.isActive,
                searchedUntil: page.searchedUntil,
                export: filter.link(to: "\(path)-export"),
                next: page.nextPageToken.map { filter.link(to: path, page: $0) }
            )
        }
    }

    private func show(_ visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let id = try visit.parameter("message")
        let found: ExplainedMessage = try await ProjectCalls(site.calls, project, visit)
            .get("/messages/\(PagePath.escaped(id))")
        let list = ConsoleSection.messages.path(in: project.rawValue) ?? ""
        let why = ConsoleSection.diagnosis.path(in: project.rawValue) ?? ""
        return try await site.page(
            .consoleSentMessage,
            titled: translated("Message to \(found.message.phoneNumber)"),
            at: .messages,
            of: project,
            for: visit
        ) { layout in
            MessageView(
                layout: layout,
                list: list,
                message: found.message,
                state: APIText.of(found.message.state),
                tone: MessageRow.tone(of: found.message.state),
                outcome: TimedText(MessageWords(found).outcome),
                attempts: found.attempts.map {
                    AttemptRow(attempt: $0, answer: MessageWords.answer($0))
                },
                hasAttempts: !found.attempts.isEmpty,
                decision: found.decision,
                remedies: MessageWords(found).remedies,
                commands: RemedyCommands.all(in: found.remedies),
                hasCommands: !RemedyCommands.all(in: found.remedies).isEmpty,
                country: found.message.region.map(RegionName.of) ?? translated("none"),
                ruleName: found.decision?.wouldHaveRule.map(GuardWords.rule),
                why: "\(why)?query=\(PagePath.escaped(found.message.phoneNumber))"
            )
        }
    }

    /// The filter in the URL.
    struct Filter: Sendable {
        let number: String
        let state: String
        let gateway: String
        let since: String
        let until: String

        init(_ visit: ConsoleVisit) {
            number = visit.query("number")
            state = visit.query("state")
            gateway = visit.query("gateway")
            since = visit.query("since")
            until = visit.query("until")
        }

        var isActive: Bool { fields.values.contains { !$0.isEmpty } }

        /// The fields of the call.
        var fields: [String: String] {
            [
                "phoneNumber": number, "state": state, "gateway": gateway,
                "since": Self.time(since), "until": Self.time(until),
            ]
        }

        /// Returns the address of another page of the same list, or of its export.
        func link(to path: String, page: String = "") -> String {
            let fields = [
                ("number", number), ("state", state), ("gateway", gateway), ("since", since),
                ("until", until), ("page", page),
            ]
            let query = fields.filter { !$0.1.isEmpty }
                .map { "\($0.0)=\(PagePath.escaped($0.1))" }
                .joined(separator: "&")
            return "\(path)?\(query)"
        }

        /// Returns the time of a field for date and time, which is in UTC.
        private static func time(_ text: String) -> String {
            guard !text.isEmpty, !text.hasSuffix("Z") else { return text }
            return text.count == 16 ? "\(text):00Z" : "\(text)Z"
        }
    }

    private struct StateOption: Sendable {
        let value: String
        let name: String
        let isSelected: Bool

        init(_ state: String, isSelected: Bool) {
            value = state
            name = APIText.of(state)
            self.isSelected = isSelected
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let statistics: String
        let optOuts: String
        let filter: Filter
        let states: [StateOption]
        let problem: String?
        let messages: [MessageRow]
        let hasRows: Bool
        let isFiltered: Bool
        let searchedUntil: String?
        let export: String
        let next: String?
    }

    private struct MessageView: Sendable {
        let layout: ConsoleLayout
        let list: String
        let message: LoggedMessage
        let state: String
        let tone: String
        let outcome: TimedText
        let attempts: [AttemptRow]
        let hasAttempts: Bool
        let decision: GuardDecision?
        let remedies: [String]
        let commands: [String]
        let hasCommands: Bool
        let country: String
        let ruleName: String?
        let why: String
    }

    private struct AttemptRow: Sendable {
        let attempt: LoggedAttempt
        let answer: String
    }
}

/// A message, as the list shows it.
struct MessageRow: Sendable {
    let path: String
    let message: LoggedMessage
    let state: String
    let tone: String
    let reason: String?
    let country: String

    init(_ message: LoggedMessage, at list: String) {
        self.message = message
        path = "\(list)/\(PagePath.escaped(message.id))"
        state = APIText.of(message.state)
        tone = Self.tone(of: message.state)
        reason = message.reason.map(MessageWords.cause)
        country = message.region.map(RegionName.of) ?? ""
    }

    /// The style of a state; the word says the same.
    static func tone(of state: String) -> String {
        switch state {
        case "entered", "delivered": "is-good"
        case "failed": "is-bad"
        default: ""
        }
    }
}
