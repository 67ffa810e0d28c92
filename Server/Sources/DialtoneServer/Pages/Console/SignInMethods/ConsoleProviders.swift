import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The identity providers of a project.
struct ConsoleProviders: Sendable {
    private static let path = "/projects/{project}/sign-in-methods"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { try await list(for: $0) }
        site.post(Self.path + "/{kind}/add", on: router) { visit, form in
            try await create(form, for: visit)
        }
        site.get(Self.path + "/{kind}", on: router) { try await show(for: $0) }
        site.post(Self.path + "/{kind}", on: router) { visit, form in
            try await change(form, for: visit)
        }
        site.post(Self.path + "/{kind}/remove", on: router) { visit, form in
            let id = try visit.parameter("kind")
            guard form["confirmation"] == id else {
                return try await show(
                    for: visit,
                    problem: translated(
                        "Nothing is removed: the entered ID is not the provider’s."
                    )
                )
            }
            try await site.calls.call(.delete, try Self.call(id, on: visit), for: visit)
            return site.done(.removed, at: try Self.list(on: visit))
        }
    }

    private static func list(on visit: ConsoleVisit) throws -> String {
        ConsoleTab.identityProviders.path(in: try visit.projectID().rawValue)
    }

    private static func calls(_ kind: ProviderCollection, on visit: ConsoleVisit) throws -> String {
        let project = PagePath.escaped(try visit.projectID().rawValue)
        return "/v2/projects/\(project)/\(kind.pathName)"
    }

    private static func call(_ id: String, on visit: ConsoleVisit) throws -> String {
        let kind = ProviderCollection(of: id)
        return "\(try calls(kind, on: visit))/\(PagePath.escaped(id))"
    }

    private func create(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let kind: ProviderCollection =
            switch try visit.parameter("kind") {
            case "oidc": .openIDConnect
            case "saml": .saml
            default: .wellKnown
            }
        let entry = ProviderEntry(form, id: form["id"], kind: kind)
        let secret = form["secret"]
        let problem = try await ConsoleChange.problem {
            let _: JSONValue = try await site.calls.call(
                .post,
                try Self.calls(kind, on: visit),
                query: [kind.idParameter: entry.id],
                entry.config(secret: secret.isEmpty ? nil : secret),
                for: visit
            )
        }
        guard problem == nil else {
            return try await list(for: visit, problem: problem, entered: entry)
        }
        let path = "\(try Self.list(on: visit))/\(PagePath.escaped(entry.id))"
        return site.done(.saved, at: path)
    }

    private func change(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let id = try visit.parameter("kind")
        let entry = ProviderEntry(form, id: id, kind: ProviderCollection(of: id))
        let secret = form["secret"]
        // Without a mask, the call changes the fields in the body, so an empty secret is kept.
        let problem = try await ConsoleChange.problem {
            let _: JSONValue = try await site.calls.call(
                .patch,
                try Self.call(id, on: visit),
                entry.config(secret: secret.isEmpty ? nil : secret),
                for: visit
            )
        }
        guard problem == nil else {
            return try await show(for: visit, problem: problem, entered: entry)
        }
        return site.done(.saved, at: "\(try Self.list(on: visit))/\(PagePath.escaped(id))")
    }

    private func entries(for visit: ConsoleVisit) async throws -> [ProviderEntry] {
        let size = ["pageSize": "100"]
        let calls = site.calls
        let known: ListDefaultSupportedIDPConfigsResponse = try await calls.call(
            .get,
            try Self.calls(.wellKnown, on: visit),
            query: size,
            for: visit
        )
        let openID: ListOAuthIDPConfigsResponse = try await calls.call(
            .get,
            try Self.calls(.openIDConnect, on: visit),
            query: size,
            for: visit
        )
        let saml: ListInboundSAMLConfigsResponse = try await calls.call(
            .get,
            try Self.calls(.saml, on: visit),
            query: size,
            for: visit
        )
        return (known.defaultSupportedIdpConfigs ?? []).map(ProviderEntry.init)
            + (openID.oauthIdpConfigs ?? []).map(ProviderEntry.init)
            + (saml.inboundSamlConfigs ?? []).map(ProviderEntry.init)
    }

    private func list(
        for visit: ConsoleVisit,
        problem: String? = nil,
        entered: ProviderEntry? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let entries = try await entries(for: visit)
        let path = try Self.list(on: visit)
        let callback = site.appOrigin(of: visit.request) + "/__/auth/handler"
        let now = site.clock.now
        return try await site.page(
            .consoleProviders,
            titled: ConsoleTab.identityProviders.name,
            at: .signInMethods,
            of: project,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            ListView(
                layout: $0,
                tabs: ConsoleTabs(.identityProviders, in: project.rawValue),
                path: path,
                callback: callback,
                problem: problem,
                openID: Self.part(.openIDConnect, entered),
                saml: Self.part(.saml, entered),
                wellKnown: Self.part(.wellKnown, entered),
                providers: entries.map { ProviderRow($0, list: path, at: now) }
            )
        }
    }

    /// The part of the page that adds a provider of `kind`, which keeps what was entered.
    private static func part(_ kind: ProviderCollection, _ entered: ProviderEntry?) -> NewProvider {
        let own = entered.flatMap { $0.kind == kind ? $0 : nil }
        return NewProvider(
            isOpen: own != nil,
            entry: own ?? ProviderEntry(ConsoleForm(fields: [:]), id: "", kind: kind)
        )
    }

    private func show(
        for visit: ConsoleVisit,
        problem: String? = nil,
        entered: ProviderEntry? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let id = try visit.parameter("kind")
        let path = try Self.call(id, on: visit)
        let kind = ProviderCollection(of: id)
        let present: ProviderEntry
        switch kind {
        case .wellKnown:
            let config: DefaultSupportedIDPConfig = try await site.calls.call(
                .get,
                path,
                for: visit
            )
            present = ProviderEntry(config)
        case .openIDConnect:
            let config: OAuthIDPConfig = try await site.calls.call(.get, path, for: visit)
            present = ProviderEntry(config)
        case .saml:
            let config: InboundSAMLConfig = try await site.calls.call(.get, path, for: visit)
            present = ProviderEntry(config)
        }
        let list = try Self.list(on: visit)
        let callback = site.appOrigin(of: visit.request) + "/__/auth/handler"
        let now = site.clock.now
        return try await site.page(
            .consoleProvider,
            titled: id,
            at: .signInMethods,
            of: project,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            ProviderView(
                layout: $0,
                tabs: ConsoleTabs(.identityProviders, in: project.rawValue),
                callback: callback,
                problem: problem,
                provider: ProviderRow(present, list: list, at: now),
                entry: entered ?? present,
                isApple: id == "apple.com",
                isWellKnown: kind == .wellKnown,
                isOpenID: kind == .openIDConnect,
                isSAML: kind == .saml
            )
        }
    }

    /// The template values.
    private struct ListView: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let path: String
        let callback: String
        let problem: String?
        let openID: NewProvider
        let saml: NewProvider
        let wellKnown: NewProvider
        let providers: [ProviderRow]
    }

    /// The template values.
    private struct ProviderView: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let callback: String
        let problem: String?
        let provider: ProviderRow
        let entry: ProviderEntry
        let isApple: Bool
        let isWellKnown: Bool
        let isOpenID: Bool
        let isSAML: Bool
    }

    private struct NewProvider: Sendable {
        let isOpen: Bool
        let entry: ProviderEntry
    }
}

/// A row of the list of identity providers.
private struct ProviderRow: Sendable {
    /// How long before the end of a certificate the pages warn.
    private static let warningSpan = TimeSpan.days(30)

    let id: String
    let shownName: String
    let kind: String
    let path: String
    let isEnabled: Bool
    let about: String
    let expiresAt: ConsoleTime?
    let expiresSoon: Bool

    init(_ entry: ProviderEntry, list: String, at now: Timestamp) {
        id = entry.id
        shownName = entry.name.isEmpty ? entry.id : entry.name
        kind = entry.kind.words
        path = "\(list)/\(PagePath.escaped(entry.id))"
        isEnabled = entry.isEnabled
        about =
            switch entry.kind {
            case .wellKnown: entry.clientID
            case .openIDConnect: entry.issuer
            case .saml: entry.entityID
            }
        expiresAt = entry.expiresAt.map { ConsoleTime($0) }
        expiresSoon = entry.expiresAt.map { $0 - Self.warningSpan < now } ?? false
    }
}
