import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The fictional numbers of a project, which sign in with a fixed code.
struct ConsoleTestNumbers: Sendable {
    private static let path = "/projects/{project}/test-numbers"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await page(for: $0) }
        site.post(Self.path, on: router) { visit, form in
            let problem = try await ConsoleChange.problem {
                try await change(form["number"], to: form["code"], for: visit)
            }
            guard problem == nil else {
                return try await page(for: visit, problem: problem, entered: form)
            }
            return site.done(.saved, at: try Self.page(of: visit))
        }
        site.post(Self.path + "/remove", on: router) { visit, form in
            try await change(form["number"], to: nil, for: visit)
            return site.done(.removed, at: try Self.page(of: visit))
        }
    }

    private static func page(of visit: ConsoleVisit) throws -> String {
        ConsoleTab.testNumbers.path(in: try visit.projectID().rawValue)
    }

    private static func call(of visit: ConsoleVisit) throws -> String {
        "/v2/projects/\(PagePath.escaped(try visit.projectID().rawValue))/config"
    }

    /// Sets or removes the code of one number.
    ///
    /// The mask names only this number, so another operator can change others at the same time.
    private func change(
        _ text: String,
        to code: String?,
        for visit: ConsoleVisit
    ) async throws {
        let number = try Self.number(text)
        let config = AdminProjectConfig {
            $0.signIn = SignInConfig {
                $0.phoneNumber = PhoneSignInConfig {
                    $0.testPhoneNumbers = code.map { [number: $0] }
                }
            }
        }
        let _: AdminProjectConfig = try await site.calls.call(
            .patch,
            try Self.call(of: visit),
            query: ["updateMask": "signIn.phoneNumber.testPhoneNumbers.\(number)"],
            config,
            for: visit
        )
    }

    /// The number in the form in which the API lists it.
    private static func number(_ text: String) throws(Refusal) -> String {
        do {
            return try PhoneNumber(parsing: text).e164
        } catch {
            throw .invalidTestNumber("\(error)")
        }
    }

    private func page(
        for visit: ConsoleVisit,
        problem: String? = nil,
        entered: ConsoleForm? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let config: AdminProjectConfig = try await site.calls.call(
            .get,
            try Self.call(of: visit),
            for: visit
        )
        let numbers = (config.signIn?.phoneNumber?.testPhoneNumbers ?? [:])
            .sorted { $0.key < $1.key }
        let isPhoneOff = config.signIn?.phoneNumber?.enabled != true
        return try await site.page(
            .consoleTestNumbers,
            titled: ConsoleTab.testNumbers.name,
            at: .signInMethods,
            of: project,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) { layout in
            View(
                layout: layout,
                tabs: ConsoleTabs(.testNumbers, in: project.rawValue),
                path: ConsoleTab.testNumbers.path(in: project.rawValue),
                problem: problem,
                enteredNumber: entered?["number"] ?? "",
                enteredCode: entered?["code"] ?? "",
                numbers: numbers.map { Row($0.key, code: $0.value) },
                limit: TestNumber.limit,
                isFull: numbers.count >= TestNumber.limit,
                isPhoneOff: isPhoneOff
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let path: String
        let problem: String?
        let enteredNumber: String
        let enteredCode: String
        let numbers: [Row]
        let limit: Int
        let isFull: Bool
        let isPhoneOff: Bool
    }

    private struct Row: Sendable {
        let e164: String
        let number: String
        let code: String

        init(_ e164: String, code: String) {
            self.e164 = e164
            self.code = code
            number = (try? PhoneNumber(parsing: e164))?.internationalFormat ?? e164
        }
    }
}
