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
            if let problem = ConsoleChange.unconfirmed(form, by: form["name"]) {
                return try await page(for: visit, refusal: problem)
            }
            let refusal = try await ConsoleChange.refusal {
                let query = ConsoleChange.query(form)
                try await site.calls.call(.delete, call, query: query, for: visit)
            }
            if let refusal { return try await page(for: visit, refusal: refusal) }
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
        var checked: APNsCredentialInfo?
        let refusal = try await ConsoleChange.refusal {
            // The name of a certificate is in its file.
            var trial = input
            trial.validateOnly = true
            let calls = ProjectCalls(site.calls, try visit.projectID(), visit)
            let read: APNsCredentialInfo = try await calls.post("/apnsCredentials", trial)
            checked = read
            let _: APNsCredentialInfo = try await calls.post(
                "/apnsCredentials",
                query: SeenList.query(of: read.name, in: form),
                input
            )
        }
        if let refusal {
            // What is secret is not sent back.
            return try await page(
                for: visit,
                refusal: refusal,
                replacing: refusal.isConflict ? checked : nil,
                entered: form
            )
        }
        return site.done(.saved, at: try Self.page(on: visit))
    }

    /// Sends a test push, and shows what Apple has answered.
    private func test(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        var outcome: String?
        var refusal = try await ConsoleChange.refusal {
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
        if refusal == nil, outcome == nil {
            refusal = ConsoleChange.Problem(translated("Apple’s push service did not respond."))
        }
        return try await page(for: visit, refusal: refusal, outcome: outcome, entered: form)
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
        refusal: ConsoleChange.Problem? = nil,
        replacing checked: APNsCredentialInfo? = nil,
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
        let isKey = entered?.fields["keyID"] != nil
        let conflict = checked.map { checked in
            Self.conflict(checked, found.apnsCredentials?.first { $0.name == checked.name })
        }
        return try await site.page(
            .consolePushKeys,
            titled: ConsoleTab.pushKeys.name,
            at: .apps,
            of: project,
            for: visit,
            status: refusal?.status ?? .ok
        ) {
            View(
                layout: $0,
                tabs: ConsoleTabs(.pushKeys, in: project.rawValue),
                path: ConsoleTab.pushKeys.path(in: project.rawValue),
                problem: conflict == nil ? refusal?.text : nil,
                conflict: conflict,
                seen: SeenList.text((found.apnsCredentials ?? []).map { ($0.name, $0.etag) }),
                outcome: outcome,
                enteredBundleID: entered?["bundleID"] ?? "",
                enteredKeyID: entered?["keyID"] ?? "",
                enteredTeamID: entered?["teamID"] ?? "",
                enteredBundleIDs: entered?["bundleIDs"] ?? "",
                isProductionOnly: isKey && entered?["environment"] == "production",
                isSandboxOnly: isKey && entered?["environment"] == "sandbox",
                isCertificate: entered?.fields["certificate"] != nil,
                credentials: (found.apnsCredentials ?? []).map { Row($0, at: now) }
            )
        }
    }

    /// What a key or certificate says, beside the one that another operator has added meanwhile.
    private static func conflict(
        _ entered: APNsCredentialInfo,
        _ present: APNsCredentialInfo?
    ) -> ConsoleConflict {
        func value(
            _ name: String,
            _ text: (APNsCredentialInfo) -> String
        ) -> ConsoleConflict.Value {
            .init(name, entered: text(entered), present: present.map(text) ?? translated("none"))
        }
        return ConsoleConflict([
            value(translated("Name")) { $0.name },
            value(translated("Team")) { $0.teamId ?? "" },
            value(translated("Apps")) { ($0.bundleIds ?? []).joined(separator: ", ") },
            value(translated("Services")) { $0.environments.joined(separator: ", ") },
            value(translated("Expires")) { info in
                info.expireTime.map { ConsoleTime(rfc3339: $0).words } ?? translated("never")
            },
        ])
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let path: String
        let problem: String?
        let conflict: ConsoleConflict?

        /// The keys and certificates that the page shows, with their versions.
        let seen: String

        /// What Apple has answered to a test push.
        let outcome: String?
        let enteredBundleID: String
        let enteredKeyID: String
        let enteredTeamID: String
        let enteredBundleIDs: String
        let isProductionOnly: Bool
        let isSandboxOnly: Bool

        /// Whether a certificate was entered, so that the page shows its form.
        let isCertificate: Bool
        let credentials: [Row]
    }

    private struct Row: Sendable {
        let name: String
        let removal: ConsoleChange.TypedName
        let etag: String
        let kind: String
        let teamID: String?
        let apps: [String]
        let environments: [String]
        let expiresAt: ConsoleTime?
        let isExpired: Bool
        let expiresSoon: Bool

        init(_ info: APNsCredentialInfo, at now: Timestamp) {
            name = info.name
            removal = ConsoleChange.TypedName(id: info.name)
            etag = info.etag
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
