import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The numbers that have opted out of messages: the newest ones, or one that an operator looks up.
struct ConsoleOptOuts: Sendable {
    private static let path = "/projects/{project}/opt-outs"
    private static let pageSize = "50"

    /// The fields of the form whose values the API can refuse.
    private static let fieldNames: [String: @Sendable (String) -> String] = [
        "reason": { _ in translated("The reason") }
    ]

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await page(for: $0) }
        site.post(Self.path + "/add", on: router) { visit, form in
            var changed = NumberResponse()
            let problems = try await FieldProblems(of: Self.fieldNames, otherwise: "number") {
                changed = try await change("add", form, for: visit)
            }
            guard problems.isEmpty else {
                return try await page(for: visit, problems: problems, entered: form)
            }
            return site.done(.optOutAdded, at: try Self.page(of: changed.phoneNumber, on: visit))
        }
        site.post(Self.path + "/remove", on: router) { visit, form in
            var news = ConsoleNews.optOutRemoved
            let problems = try await FieldProblems(of: Self.fieldNames) {
                do {
                    let _: NumberResponse = try await change("remove", form, for: visit)
                } catch RequestRefusal.noSuchResource {
                    // Another operator, or the phone, was first.
                    news = .optOutGone
                }
            }
            guard problems.isEmpty else {
                let text = problems.texts.values.first
                return try await page(
                    for: visit,
                    problems: FieldProblems(FieldProblems.form, text)
                )
            }
            return site.done(news, at: try Self.page(of: nil, on: visit))
        }
    }

    private func change(
        _ verb: String,
        _ form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws -> NumberResponse {
        try await ProjectCalls(site.calls, try visit.projectID(), visit).post(
            "/optOuts:\(verb)",
            ChangeOptOutRequest {
                $0.phoneNumber = form["number"]
                $0.reason = form["reason"]
            }
        )
    }

    /// Returns the path of the page with the opt-out of a number, or with all.
    private static func page(of number: String?, on visit: ConsoleVisit) throws -> String {
        let path = ConsoleTab.optOuts.path(in: try visit.projectID().rawValue)
        return path + (number.map { "?number=\(PagePath.escaped($0))" } ?? "")
    }

    private func page(
        for visit: ConsoleVisit,
        problems: FieldProblems = FieldProblems(),
        entered: ConsoleForm? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let number = visit.query("number")
        var found = ListOptOutsResponse()
        var searchProblem: String?
        do {
            found = try await ProjectCalls(site.calls, project, visit).get(
                "/optOuts",
                [
                    "phoneNumber": number, "pageSize": Self.pageSize,
                    "pageToken": visit.query("page"),
                ]
            )
        } catch {
            // What the user typed must not be lost.
            guard error is any RefusalError else { throw error }
            searchProblem = ConsoleProblem(error).text
        }
        let path = ConsoleTab.optOuts.path(in: project.rawValue)
        let messages = ConsoleSection.messages.path(in: project.rawValue) ?? ""
        let why = ConsoleSection.diagnosis.path(in: project.rawValue) ?? ""
        let isRefused = !problems.isEmpty || searchProblem != nil
        return try await site.page(
            .consoleOptOuts,
            titled: ConsoleTab.optOuts.name,
            at: .messages,
            of: project,
            for: visit,
            status: isRefused ? .badRequest : .ok
        ) { layout in
            View(
                layout: layout,
                messages: messages,
                path: path,
                number: number,
                searchProblem: searchProblem,
                optOuts: found.optOuts.map { Row($0, why: why) },
                hasRows: !found.optOuts.isEmpty,
                isSearch: !number.isEmpty,
                isFree: !number.isEmpty && !isRefused && found.optOuts.isEmpty,
                next: found.nextPageToken.map { "\(path)?page=\(PagePath.escaped($0))" },
                reasonLimit: OptOutReason.limit,
                enteredNumber: entered?["number"] ?? number,
                enteredReason: entered?["reason"] ?? "",
                problems: problems.texts
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let messages: String
        let path: String

        /// The number that was looked up; empty for the list.
        let number: String
        let searchProblem: String?
        let optOuts: [Row]
        let hasRows: Bool
        let isSearch: Bool

        /// Whether the number that was looked up has not opted out.
        let isFree: Bool
        let next: String?
        let reasonLimit: Int
        let enteredNumber: String
        let enteredReason: String
        let problems: [String: String]
    }

    private struct Row: Sendable {
        let e164: String
        let number: String

        /// The page that explains what else stops messages to the number.
        let why: String
        let since: ConsoleTime
        let endsAt: ConsoleTime?
        let source: String
        let reason: String?
        let isByPhone: Bool
        let isByGateway: Bool

        init(_ info: OptedOutNumberInfo, why: String) {
            e164 = info.phoneNumber
            number = (try? PhoneNumber(parsing: e164))?.internationalFormat ?? e164
            self.why = "\(why)?query=\(PagePath.escaped(e164))"
            let optOut = info.optOut
            since = ConsoleTime(rfc3339: optOut.createdAt)
            endsAt = optOut.expiresAt.map(ConsoleTime.init(rfc3339:))
            let gateway = optOut.gateway ?? ""
            isByPhone = optOut.by == "phone"
            isByGateway = optOut.by == "gateway"
            source =
                switch optOut.by {
                case "phone": translated("the phone, which sent STOP by \(gateway)")
                case "gateway": translated("the gateway \(gateway), which refused a message")
                default: optOut.actor ?? translated("an operator")
                }
            reason = optOut.reason
        }
    }
}
