import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The identity providers of a project or tenant.
struct ConsoleProviders: Sendable {
    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        for start in ["/projects/{project}", "/projects/{project}/tenants/{tenant}"] {
            add(at: "\(start)/\(ConsoleTab.identityProviders.pathName)", to: router)
        }
    }

    private func add(at path: String, to router: Router<ServerContext>) {
        site.get(path, on: router) { try await list(for: $0) }
        site.post(path + "/{kind}/add", on: router) { visit, form in
            try await create(form, for: visit)
        }
        site.get(path + "/{kind}", on: router) { try await show(for: $0) }
        site.post(path + "/{kind}", on: router) { visit, form in
            try await change(form, for: visit)
        }
        site.post(path + "/{kind}/test", on: router) { visit, _ in
            let id = try visit.parameter("kind")
            let result: TestIdentityProviderResponse = try await site.calls.call(
                .post,
                try ProvidersPlace(of: visit).testCall(id),
                for: visit
            )
            return try await show(for: visit, result: ProviderTestView(result))
        }
        site.post(path + "/{kind}/remove", on: router) { visit, form in
            let id = try visit.parameter("kind")
            guard form["confirmation"] == id else {
                return try await show(
                    for: visit,
                    refusal: ConsoleChange.Problem(
                        translated("Nothing is removed: the entered ID is not the provider’s.")
                    )
                )
            }
            let place = try ProvidersPlace(of: visit)
            let refusal = try await ConsoleChange.refusal {
                let query = ConsoleChange.query(form)
                try await site.calls.call(.delete, place.call(id), query: query, for: visit)
            }
            if let refusal { return try await show(for: visit, refusal: refusal) }
            return site.done(.removed, at: place.list)
        }
    }

    private func create(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let kind: ProviderCollection =
            switch try visit.parameter("kind") {
            case "oidc": .openIDConnect
            case "saml": .saml
            default: .wellKnown
            }
        let place = try ProvidersPlace(of: visit)
        let entry = ProviderEntry(form, id: form["id"], kind: kind)
        let secret = form["secret"]
        let problem = try await ConsoleChange.problem {
            let _: JSONValue = try await site.calls.call(
                .post,
                place.calls(kind),
                query: [kind.idParameter: entry.id],
                entry.config(secret: secret.isEmpty ? nil : secret),
                for: visit
            )
        }
        guard problem == nil else {
            return try await list(for: visit, problem: problem, entered: entry)
        }
        return site.done(.saved, at: place.page(of: entry.id))
    }

    private func change(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        let id = try visit.parameter("kind")
        let place = try ProvidersPlace(of: visit)
        let entry = ProviderEntry(form, id: id, kind: ProviderCollection(of: id))
        let secret = form["secret"]
        let present = try await self.entry(of: id, for: visit)
        let etag = form[ConsoleChange.etagName]
        // The call refuses changes that are based on another version.
        let isCurrent = etag.isEmpty || etag == present.etag
        let isOwner = visit.user.identity(in: place.project)?.role == .owner
        if isOwner, isCurrent, present.isEnabled, !entry.isEnabled,
            ConsoleChange.unconfirmed(form, by: id) != nil
        {
            return try await show(for: visit, entered: entry, needsConfirmation: true)
        }
        // Without a mask, the call changes the fields in the body, so an empty secret is kept.
        let refusal = try await ConsoleChange.refusal {
            let _: JSONValue = try await site.calls.call(
                .patch,
                place.call(id),
                query: ConsoleChange.query(form),
                entry.config(secret: secret.isEmpty ? nil : secret),
                for: visit
            )
        }
        if let refusal {
            return try await show(for: visit, refusal: refusal, entered: entry)
        }
        return site.done(.saved, at: place.page(of: id))
    }

    private func entries(for visit: ConsoleVisit) async throws -> [ProviderEntry] {
        let size = ["pageSize": "100"]
        let place = try ProvidersPlace(of: visit)
        let calls = site.calls
        let known: ListDefaultSupportedIDPConfigsResponse = try await calls.call(
            .get,
            place.calls(.wellKnown),
            query: size,
            for: visit
        )
        let openID: ListOAuthIDPConfigsResponse = try await calls.call(
            .get,
            place.calls(.openIDConnect),
            query: size,
            for: visit
        )
        let saml: ListInboundSAMLConfigsResponse = try await calls.call(
            .get,
            place.calls(.saml),
            query: size,
            for: visit
        )
        return (known.defaultSupportedIdpConfigs ?? []).map(ProviderEntry.init)
            + (openID.oauthIdpConfigs ?? []).map(ProviderEntry.init)
            + (saml.inboundSamlConfigs ?? []).map(ProviderEntry.init)
    }

    private func entry(of id: String, for visit: ConsoleVisit) async throws -> ProviderEntry {
        let path = try ProvidersPlace(of: visit).call(id)
        switch ProviderCollection(of: id) {
        case .wellKnown:
            let config: DefaultSupportedIDPConfig = try await site.calls.call(
                .get,
                path,
                for: visit
            )
            return ProviderEntry(config)
        case .openIDConnect:
            let config: OAuthIDPConfig = try await site.calls.call(.get, path, for: visit)
            return ProviderEntry(config)
        case .saml:
            let config: InboundSAMLConfig = try await site.calls.call(.get, path, for: visit)
            return ProviderEntry(config)
        }
    }

    private func list(
        for visit: ConsoleVisit,
        problem: String? = nil,
        entered: ProviderEntry? = nil
    ) async throws -> Response {
        let place = try ProvidersPlace(of: visit)
        let entries: [ProviderEntry]
        do {
            entries = try await self.entries(for: visit)
        } catch Refusal.unknownTenant {
            throw HTTPError(.notFound)
        }
        let callback = site.appOrigin(of: visit.request) + "/__/auth/handler"
        let now = site.clock.now
        return try await site.page(
            .consoleProviders,
            titled: ConsoleTab.identityProviders.name,
            at: .signInMethods,
            of: place.project,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            ListView(
                layout: $0,
                tabs: place.tabs,
                place: place,
                callback: callback,
                problem: problem,
                openID: Self.part(.openIDConnect, entered),
                saml: Self.part(.saml, entered),
                wellKnown: Self.part(.wellKnown, entered),
                providers: entries.map { ProviderRow($0, in: place, at: now) }
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
        refusal: ConsoleChange.Problem? = nil,
        entered: ProviderEntry? = nil,
        result: ProviderTestView? = nil,
        needsConfirmation: Bool = false
    ) async throws -> Response {
        let place = try ProvidersPlace(of: visit)
        let id = try visit.parameter("kind")
        let kind = ProviderCollection(of: id)
        let present = try await entry(of: id, for: visit)
        let callback = site.appOrigin(of: visit.request) + "/__/auth/handler"
        let now = site.clock.now
        return try await site.page(
            .consoleProvider,
            titled: id,
            at: .signInMethods,
            of: place.project,
            for: visit,
            status: refusal?.status ?? (needsConfirmation ? .badRequest : .ok)
        ) {
            let conflict =
                refusal?.isConflict == true
                ? entered.map { ConsoleConflict($0.differences(to: present)) } : nil
            return ProviderView(
                layout: $0,
                tabs: place.tabs,
                place: place,
                callback: callback,
                problem: conflict == nil ? refusal?.text : nil,
                conflict: conflict,
                needsConfirmation: needsConfirmation,
                unsaved: entered.map { ConsoleConflict($0.differences(to: present)).values.count },
                etag: present.etag,
                result: result,
                provider: ProviderRow(present, in: place, at: now),
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
        let place: ProvidersPlace
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
        let place: ProvidersPlace
        let callback: String
        let problem: String?
        let conflict: ConsoleConflict?

        /// Whether the entered change locks users out.
        let needsConfirmation: Bool

        /// The number of entered values that are not saved; `nil` if none were entered.
        let unsaved: Int?
        let etag: String
        let result: ProviderTestView?
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
