import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page of a client of OpenID Connect: what its developers copy, and the forms that change it.
struct ConsoleClientPage: Sendable {
    private static let path = "/projects/{project}/clients/{client}"

    /// The most hours for which the previous secret can stay valid.
    private static let graceHours: ClosedRange<Int64> = 0...720

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in
            try await page(of: try await client(for: visit), for: visit)
        }
        post("", on: router) { visit, form in try await change(form, for: visit) }
        post("/secret", on: router) { visit, form in try await rotateSecret(form, for: visit) }
        post("/remove", on: router) { visit, form in
            let id = try visit.parameter("client")
            guard form["confirmation"] == id else {
                let problem = translated("Nothing is removed: the entered ID is not the client’s.")
                return try await page(
                    of: try await client(for: visit),
                    for: visit,
                    problems: FieldProblems("confirmation", problem)
                )
            }
            let refusal = try await ConsoleChange.refusal {
                let query = ConsoleChange.query(form)
                try await calls(for: visit).delete(try Self.call(on: visit), query: query)
            }
            if let refusal { return try await page(for: visit, refusal) }
            return site.done(.removed, at: try ClientPlace(of: visit, in: site).list)
        }
    }

    /// Adds a form, which needs a recent confirmation: a client's address gets what users sign in
    /// for.
    private func post(
        _ page: String,
        on router: Router<ServerContext>,
        _ respond: @escaping @Sendable (ConsoleVisit, ConsoleForm) async throws -> Response
    ) {
        site.postConfirmed(Self.path + page, on: router, respond)
    }

    private func calls(for visit: ConsoleVisit) throws -> ProjectCalls {
        ProjectCalls(site.calls, try visit.projectID(), visit)
    }

    private static func call(on visit: ConsoleVisit) throws -> String {
        "/oauthClients/\(PagePath.escaped(try visit.parameter("client")))"
    }

    /// The page's path below that of the console.
    private static func ownPath(of id: String, on visit: ConsoleVisit) throws -> String {
        let project = PagePath.escaped(try visit.projectID().rawValue)
        return "/projects/\(project)/clients/\(PagePath.escaped(id))"
    }

    private func client(for visit: ConsoleVisit) async throws -> OAuthClientInfo {
        do {
            return try await calls(for: visit).get(try Self.call(on: visit))
        } catch FederationRefusal.unknownConfig {
            throw HTTPError(.notFound)
        }
    }

    /// Shows why a form without entries was refused.
    private func page(
        for visit: ConsoleVisit,
        _ refusal: ConsoleChange.Problem
    ) async throws -> Response {
        try await page(
            of: try await client(for: visit),
            for: visit,
            problems: refusal.isConflict ? FieldProblems() : FieldProblems("form", refusal.text),
            conflict: refusal.isConflict ? ConsoleConflict([]) : nil
        )
    }

    /// Changes the client, unless another operator has changed it since the page was loaded.
    private func change(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let present = try await client(for: visit)
        let shown = ClientEntry(present)
        let entry = ClientEntry(form, isPublic: shown.isPublic)
        let etag = form[ConsoleChange.etagName]
        // The call refuses changes that are based on another version.
        let isCurrent = etag.isEmpty || etag == present.etag
        let isOwner = visit.user.identity(in: try visit.projectID())?.role == .owner
        if isOwner, isCurrent, entry.isDisabled, !shown.isDisabled,
            ConsoleChange.unconfirmed(form, by: present.clientId) != nil
        {
            return try await page(of: present, for: visit, entered: entry, needsConfirmation: true)
        }
        var isConflict = false
        let problems = try await FieldProblems(of: ClientPlace.fieldNames) {
            do {
                let _: OAuthClientInfo = try await calls(for: visit)
                    .patch(try Self.call(on: visit), entry.request(etag: etag))
            } catch Refusal.changedMeanwhile {
                isConflict = true
            }
        }
        guard problems.isEmpty, !isConflict else {
            return try await page(
                of: present,
                for: visit,
                problems: problems,
                entered: entry,
                conflict: isConflict ? ConsoleConflict(entry.differences(to: shown)) : nil
            )
        }
        let place = try ClientPlace(of: visit, in: site)
        return site.done(.saved, at: place.path(of: present.clientId))
    }

    private func rotateSecret(
        _ form: ConsoleForm,
        for visit: ConsoleVisit
    ) async throws -> Response {
        var secret: String?
        var conflict: ConsoleConflict?
        let hours: @Sendable (String) -> String = { _ in translated("Hours") }
        let problems = try await FieldProblems(of: ["graceHours": hours]) {
            let range = Self.graceHours
            guard let hours = Int64(form["graceHours"]), range.contains(hours) else {
                throw Refusal.invalidArgument(
                    field: "graceHours",
                    problem: "must be \(range.lowerBound) to \(range.upperBound)"
                )
            }
            do {
                let made: OAuthClientSecretResponse = try await calls(for: visit).post(
                    try Self.call(on: visit) + "/secret",
                    query: ConsoleChange.query(form),
                    RotateOAuthClientSecretRequest { $0.graceSeconds = WireInt64(hours * 3_600) }
                )
                secret = made.clientSecret
            } catch Refusal.changedMeanwhile {
                conflict = ConsoleConflict([])
            }
        }
        return try await page(
            of: try await client(for: visit),
            for: visit,
            problems: problems,
            conflict: conflict,
            secret: secret
        )
    }

    /// Renders the page; `secret` is one that was just made.
    func page(
        of client: OAuthClientInfo,
        for visit: ConsoleVisit,
        problems: FieldProblems = FieldProblems(),
        entered: ClientEntry? = nil,
        conflict: ConsoleConflict? = nil,
        needsConfirmation: Bool = false,
        secret: String? = nil
    ) async throws -> Response {
        let place = try ClientPlace(of: visit, in: site)
        let own = try Self.ownPath(of: client.clientId, on: visit)
        let confirmation = site.confirmationPath(of: visit, from: own)
        let now = site.clock.now
        return try await site.page(
            .consoleClient,
            titled: client.displayName,
            at: .apps,
            of: place.project,
            for: visit,
            status: conflict != nil
                ? .conflict : problems.isEmpty && !needsConfirmation ? .ok : .badRequest
        ) {
            ClientPageView(
                layout: $0,
                tabs: ConsoleTabs(.clients, in: place.project.rawValue),
                place: place,
                path: place.path(of: client.clientId),
                confirmationPath: $0.isOwner ? confirmation : nil,
                canChange: $0.isOwner && confirmation == nil,
                client: client,
                isPublic: ClientEntry(client).isPublic,
                isOnlyPublic: ClientEntry(client).isPublic,
                createdAt: ConsoleTime(rfc3339: client.createTime),
                previousSecretEnds: ClientPageView.end(ofPreviousSecret: client, at: now),
                secret: secret,
                isNew: false,
                entry: entered ?? ClientEntry(client),
                problems: problems.texts,
                hasWrongField: problems.isAboutField,
                conflict: conflict,
                needsConfirmation: needsConfirmation,
                unsaved: entered.map {
                    ConsoleConflict($0.differences(to: ClientEntry(client))).values.count
                }
            )
        }
    }
}

/// The template values of the page of a client.
private struct ClientPageView: Sendable {
    let layout: ConsoleLayout
    let tabs: ConsoleTabs
    let place: ClientPlace
    let path: String

    /// The page that asks for a confirmation before the forms are shown; `nil` after one.
    let confirmationPath: String?
    let canChange: Bool
    let client: OAuthClientInfo
    let isPublic: Bool

    /// The same for the form, whose kind is fixed.
    let isOnlyPublic: Bool
    let createdAt: ConsoleTime

    /// When the previous secret expires; `nil` if only the newest one is valid.
    let previousSecretEnds: ConsoleTime?

    /// The secret that was just made.
    let secret: String?
    let isNew: Bool
    let entry: ClientEntry
    let problems: [String: String]
    let hasWrongField: Bool
    let conflict: ConsoleConflict?

    /// Whether the entered change locks users out.
    let needsConfirmation: Bool

    /// The number of entered values that are not saved; `nil` if none were entered.
    let unsaved: Int?

    static func end(ofPreviousSecret client: OAuthClientInfo, at now: Timestamp) -> ConsoleTime? {
        client.previousSecretExpireTime.flatMap { text in
            (try? Timestamp(wireText: text, "time")).flatMap { now < $0 ? ConsoleTime($0) : nil }
        }
    }
}
