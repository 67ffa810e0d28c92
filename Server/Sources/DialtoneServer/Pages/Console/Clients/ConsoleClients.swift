import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The list of the clients that sign users in with OpenID Connect, and the form for a new one.
struct ConsoleClients: Sendable {
    private static let path = "/projects/{project}/clients"

    let site: ConsoleSite

    /// The page of a client, which also shows the secret of a new one.
    private let onePage: ConsoleClientPage

    init(site: ConsoleSite) {
        self.site = site
        onePage = ConsoleClientPage(site: site)
    }

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await page(for: $0) }
        site.postConfirmed(Self.path, on: router) { visit, form in
            try await create(form, for: visit)
        }
        onePage.add(to: router)
    }

    /// Adds a client; like other credentials, its secret needs a recent confirmation.
    private func create(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let project = try visit.projectID()
        let entry = ClientEntry(form, isPublic: form["kind"] == OAuthClient.Kind.public.rawValue)
        var made: OAuthClientSecretResponse?
        let problems = try await FieldProblems(of: ClientPlace.fieldNames) {
            made = try await ProjectCalls(site.calls, project, visit)
                .post("/oauthClients", entry.request())
        }
        guard let made else {
            return try await page(for: visit, problems: problems, entered: entry)
        }
        guard let secret = made.clientSecret else {
            let place = try ClientPlace(of: visit, in: site)
            return site.done(.clientAdded, at: place.path(of: made.client.clientId))
        }
        return try await onePage.page(of: made.client, for: visit, secret: secret)
    }

    /// The page's path below that of the console.
    private static func page(of visit: ConsoleVisit) throws -> String {
        "/projects/\(PagePath.escaped(try visit.projectID().rawValue))/clients"
    }

    private func page(
        for visit: ConsoleVisit,
        problems: FieldProblems = FieldProblems(),
        entered: ClientEntry? = nil
    ) async throws -> Response {
        let place = try ClientPlace(of: visit, in: site)
        let found: ListOAuthClientsResponse = try await ProjectCalls(
            site.calls,
            place.project,
            visit
        ).get("/oauthClients")
        let confirmation = site.confirmationPath(of: visit, from: try Self.page(of: visit))
        return try await site.page(
            .consoleClients,
            titled: ConsoleTab.clients.name,
            at: .apps,
            of: place.project,
            for: visit,
            status: problems.isEmpty ? .ok : .badRequest
        ) {
            View(
                layout: $0,
                tabs: ConsoleTabs(.clients, in: place.project.rawValue),
                place: place,
                confirmationPath: $0.isOwner ? confirmation : nil,
                canChange: $0.isOwner && confirmation == nil,
                clients: (found.oauthClients ?? []).map { Row($0, in: place) },
                isOpen: entered != nil,
                isNew: true,
                isOnlyPublic: false,
                entry: entered ?? .empty,
                problems: problems.texts,
                hasWrongField: problems.isAboutField
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let place: ClientPlace

        /// The page that asks for a confirmation before the form is shown; `nil` after one.
        let confirmationPath: String?
        let canChange: Bool
        let clients: [Row]

        /// Whether the form shows what was entered.
        let isOpen: Bool
        let isNew: Bool
        let isOnlyPublic: Bool
        let entry: ClientEntry
        let problems: [String: String]
        let hasWrongField: Bool
    }

    private struct Row: Sendable {
        let client: OAuthClientInfo
        let path: String
        let isPublic: Bool
        let createdAt: ConsoleTime

        init(_ client: OAuthClientInfo, in place: ClientPlace) {
            self.client = client
            path = place.path(of: client.clientId)
            isPublic = client.kind.lowercased() == OAuthClient.Kind.public.rawValue
            createdAt = ConsoleTime(rfc3339: client.createTime)
        }
    }
}
