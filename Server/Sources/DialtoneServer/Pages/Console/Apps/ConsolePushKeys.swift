import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The keys and certificates of a project for Apple's push service.
struct ConsolePushKeys: Sendable {
    private static let path = "/projects/{project}/push-keys"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await page(for: $0) }
        site.post(Self.path + "/key", on: router) { visit, form in
            let bundleIDs = form["bundleIDs"].split(whereSeparator: \.isWhitespace)
                .map(String.init)
            let input = CreateAPNsCredentialRequest {
                $0.key = form["key"]
                $0.keyId = form["keyID"]
                $0.teamId = form["teamID"]
                $0.environment = form["environment"].isEmpty ? nil : form["environment"]
                $0.bundleIds = bundleIDs.isEmpty ? nil : bundleIDs
            }
            return try await add(input, form, for: visit)
        }
        site.post(Self.path + "/certificate", on: router) { visit, form in
            let input = CreateAPNsCredentialRequest {
                $0.certificate = form["certificate"].filter { !$0.isWhitespace }
                $0.password = form.fields["password"] ?? ""
            }
            return try await add(input, form, for: visit)
        }
        site.post(Self.path + "/test", on: router) { visit, form in
            try await test(form, for: visit)
        }
        site.post(Self.path + "/remove", on: router) { visit, form in
            let call = "\(try Self.call(on: visit))/\(PagePath.escaped(form["name"]))"
            try await site.calls.call(.delete, call, for: visit)
            return site.done(.removed, at: try Self.page(on: visit))
        }
    }

    private static func page(on visit: ConsoleVisit) throws -> String {
        ConsoleTab.pushKeys.path(in: try visit.projectID().rawValue)
    }

    private static func call(on visit: ConsoleVisit) throws -> String {
        let project = PagePath.escaped(try visit.projectID().rawValue)
        return "/dialtone/v1/projects/\(project)/apnsCredentials"
    }

    private func add(
        _ input: CreateAPNsCredentialRequest,
        _ form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws -> Response {
        let problem = try await ConsoleChange.problem {
            try await site.calls.call(.post, try Self.call(on: visit), input, for: visit)
        }
        guard problem == nil else {
            // What is secret is not sent back.
            return try await page(for: visit, problem: problem, entered: form)
        }
        return site.done(.saved, at: try Self.page(on: visit))
    }

    /// Sends a test push, and shows what Apple has answered.
    private func test(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        var outcome: String?
        var problem = try await ConsoleChange.problem {
            let answer: TestAPNsResponse = try await site.calls.call(
                .post,
                try Self.call(on: visit) + ":test",
                TestAPNsRequest {
                    $0.bundleId = form["bundleID"]
                    $0.deviceToken = form["deviceToken"]
                    $0.environment = form["environment"]
                },
                for: visit
            )
            outcome = Self.sentence(answer, asked: form["environment"])
        }
        if problem == nil, outcome == nil {
            problem = translated("Apple’s push service did not respond.")
        }
        return try await page(for: visit, problem: problem, outcome: outcome, entered: form)
    }

    private static func sentence(_ answer: TestAPNsResponse, asked: String) -> String {
        let place = answer.environment.map { " (\($0))" } ?? ""
        guard answer.isAccepted else {
            return translated(
                "Not delivered\(place): \(answer.reason ?? ""). \(answer.remedy ?? "")"
            )
        }
        return answer.environment == asked
            ? translated("Apple’s push service\(place) accepted the push.")
            : translated(
                """
                Apple’s push service\(place) accepted the push: the device token belongs to it. \
                The server detects this automatically.
                """
            )
    }

    private func page(
        for visit: ConsoleVisit,
        problem: String? = nil,
        outcome: String? = nil,
        entered: ConsoleForm? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let found: ListAPNsCredentialsResponse = try await site.calls.call(
            .get,
            try Self.call(on: visit),
            for: visit
        )
        let now = site.clock.now
        return try await site.page(
            .consolePushKeys,
            titled: ConsoleTab.pushKeys.name,
            at: .apps,
            of: project,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            View(
                layout: $0,
                tabs: ConsoleTabs(.pushKeys, in: project.rawValue),
                path: ConsoleTab.pushKeys.path(in: project.rawValue),
                problem: problem,
                outcome: outcome,
                enteredBundleID: entered?["bundleID"] ?? "",
                enteredKeyID: entered?["keyID"] ?? "",
                enteredTeamID: entered?["teamID"] ?? "",
                credentials: (found.apnsCredentials ?? []).map { Row($0, at: now) }
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let path: String
        let problem: String?

        /// What Apple has answered to a test push.
        let outcome: String?
        let enteredBundleID: String
        let enteredKeyID: String
        let enteredTeamID: String
        let credentials: [Row]
    }

    private struct Row: Sendable {
        let name: String
        let kind: String
        let teamID: String?
        let apps: [String]
        let environments: [String]
        let expiresAt: ConsoleTime?
        let isExpired: Bool
        let expiresSoon: Bool

        init(_ info: APNsCredentialInfo, at now: Timestamp) {
            name = info.name
            kind = info.kind.lowercased()
            teamID = info.teamId
            apps = info.bundleIds ?? []
            environments = info.environments
            expiresAt = info.expireTime.map { ConsoleTime(rfc3339: $0) }
            let end = CertificateEnd(info, at: now)
            isExpired = end == .past
            expiresSoon = end == .soon
        }
    }
}
