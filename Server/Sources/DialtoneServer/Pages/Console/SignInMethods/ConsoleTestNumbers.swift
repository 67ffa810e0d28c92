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
            let refusal = try await ConsoleChange.refusal {
                try await change(form["number"], to: form["code"], form, for: visit)
            }
            if let refusal {
                return try await page(for: visit, refusal: refusal, entered: form)
            }
            return site.done(.saved, at: try Self.page(of: visit))
        }
        site.post(Self.path + "/remove", on: router) { visit, form in
            let refusal = try await ConsoleChange.refusal {
                try await change(form["number"], to: nil, form, for: visit)
            }
            if let refusal { return try await page(for: visit, refusal: refusal) }
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
    private func change(
        _ text: String,
        to code: String?,
        _ form: ConsoleForm,
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
            query: ConsoleChange.query(form).merging(
                ["updateMask": "signIn.phoneNumber.testPhoneNumbers.\(number)"]
            ) { $1 },
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
        refusal: ConsoleChange.Problem? = nil,
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
            status: refusal?.status ?? .ok
        ) { layout in
            View(
                layout: layout,
                tabs: ConsoleTabs(.testNumbers, in: project.rawValue),
                path: ConsoleTab.testNumbers.path(in: project.rawValue),
                problem: refusal?.isConflict == true && entered != nil ? nil : refusal?.text,
                conflict: refusal?.isConflict == true ? Self.conflict(entered, numbers) : nil,
                etag: config.etag ?? "",
                enteredNumber: entered?["number"] ?? "",
                enteredCode: entered?["code"] ?? "",
                numbers: numbers.map { Row($0.key, code: $0.value) },
                limit: TestNumber.limit,
                isFull: numbers.count >= TestNumber.limit,
                isPhoneOff: isPhoneOff
            )
        }
    }

    /// The code that was entered for a number, beside the present one.
    private static func conflict(
        _ entered: ConsoleForm?,
        _ numbers: [(key: String, value: String)]
    ) -> ConsoleConflict? {
        guard let entered, let number = try? Self.number(entered["number"]) else { return nil }
        let present = numbers.first { $0.key == number }?.value
        return ConsoleConflict([
            .init(
                number,
                entered: entered["code"],
                present: present ?? translated("not a test number")
            )
        ])
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let path: String
        let problem: String?
        let conflict: ConsoleConflict?
        let etag: String
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
