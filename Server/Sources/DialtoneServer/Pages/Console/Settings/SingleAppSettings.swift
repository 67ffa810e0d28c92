import DialtoneBasics
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The settings of a single app, which replace those of the project or tenant.
struct SingleAppSettings: Sendable {
    let place: SettingsPlace

    /// The setting that has the rules by app.
    let setting: ConsoleSetting

    /// The settings that an app can have.
    let group: ConsoleSettingGroup
    let app: String

    /// The path of the page of the group.
    let list: String

    /// The path of the app's page.
    let path: String

    /// The settings as if the app's were those of the project.
    let info: ProjectSettingsInfo

    /// Whether the app has settings of its own.
    let hasOwn: Bool

    private let present: JSONValue
    private let base: String

    init(of visit: ConsoleVisit, _ site: ConsoleSite) async throws {
        let group = try ConsoleSettings.group(of: visit)
        guard let setting = group.settings.first(where: \.isPerApp),
            case .apps(let members) = setting.kind
        else { throw HTTPError(.notFound) }
        let (app, place) = (try visit.parameter("app"), try SettingsPlace(of: visit))
        let project: ProjectSettingsInfo = try await site.calls.call(
            .get,
            place.call,
            for: visit
        )
        let present = Self.dictionary(setting, in: project)
        let own = present.value(at: [app])
        if own == nil {
            let found = try await Self.registered(visit, site)
            guard found.contains(where: { $0.appID == app }) else { throw HTTPError(.notFound) }
        }
        let base = String(setting.path.dropLast("apps".count))
        self.app = app
        self.place = place
        self.setting = setting
        self.present = present
        self.base = base
        hasOwn = own != nil
        list = "\(place.list)/\(group.id)"
        path = "\(list)/apps/\(PagePath.escaped(app))"
        let paths = members.map { base + $0 }
        self.group = ConsoleSettingGroup(
            id: group.id,
            title: group.title,
            lead: group.lead,
            settings: group.settings.filter { paths.contains($0.path) }
        )
        var info = ProjectSettingsInfo()
        info.etag = project.etag
        info.defaults = project.defaults
        for member in members {
            let parts = member.split(separator: ".").map(String.init)[...]
            info.settings[base + member] =
                own?.value(at: parts)?.text ?? project.defaults[base + member]
        }
        self.info = info
    }

    /// Returns the app's settings with the values of a form.
    func own(with form: SettingsForm) -> JSONValue {
        var own = present.value(at: [app]) ?? .object([:])
        for field in form.fields {
            let member = field.path.dropFirst(base.count).split(separator: ".").map(String.init)
            if let value = field.value { own.set(value, at: member[...]) }
        }
        return own
    }

    /// Returns the settings of all apps with those of this one; `nil` removes them.
    func all(with own: JSONValue?) -> JSONValue {
        var all = present
        all.set(own, at: [app])
        return all
    }

    /// Returns a refusal of the app's settings as if it were about the project's.
    func common(_ refusal: Refusal) -> Refusal {
        let own = "\(setting.path).\(app)."
        guard case .invalidArgument(let field, let problem) = refusal, field.hasPrefix(own) else {
            return refusal
        }
        return .invalidArgument(field: base + field.dropFirst(own.count), problem: problem)
    }

    private static func dictionary(
        _ setting: ConsoleSetting,
        in info: ProjectSettingsInfo
    ) -> JSONValue {
        info.settings[setting.path].flatMap { JSONValue(parsing: $0.utf8) } ?? .object([:])
    }

    private static func registered(
        _ visit: ConsoleVisit,
        _ site: ConsoleSite
    ) async throws -> [RegisteredApp] {
        let found: ListAppsResponse = try await ProjectCalls(
            site.calls,
            try visit.projectID(),
            visit
        )
        .get("/apps")
        return found.apps
    }

    /// An app that has settings of its own, or can have them.
    struct Link: Sendable {
        let app: String
        let name: String
        let rulesPath: String
        let hasOwn: Bool
    }

    /// Returns the apps of the project, and others with settings of their own.
    static func apps(
        of group: ConsoleSettingGroup,
        _ info: ProjectSettingsInfo,
        _ visit: ConsoleVisit,
        _ site: ConsoleSite
    ) async throws -> [Link] {
        guard let setting = group.settings.first(where: \.isPerApp) else { return [] }
        var own: Set<String> = []
        if case .object(let members) = dictionary(setting, in: info) { own = Set(members.keys) }
        let list = "\(try SettingsPlace(of: visit).list)/\(group.id)"
        let known = try await registered(visit, site).map { ($0.appID, $0.shownName) }
        let others = own.subtracting(known.map(\.0)).sorted().map { ($0, $0) }
        return (known + others).map { id, name in
            Link(
                app: id,
                name: name,
                rulesPath: "\(list)/apps/\(PagePath.escaped(id))",
                hasOwn: own.contains(id)
            )
        }
    }
}
