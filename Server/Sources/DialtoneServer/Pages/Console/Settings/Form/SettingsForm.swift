import DialtoneBasics
import DialtoneModel
import IdentityToolkitAdmin

/// The form with the settings of one group: the present values, and what the user has entered.
struct SettingsForm: Sendable {
    private(set) var etag: String
    private(set) var fields: [SettingField]
    private(set) var problems: [Problem] = []
    var isConflict = false
    var needsConfirmation = false

    /// Why the form was not saved, and the setting that it is about, if it is about one.
    struct Problem: Sendable {
        let text: String

        /// The path; not named so, because the page has a path as well.
        let setting: String?
    }

    /// Creates the form with the present values or, if a form was sent, the entered ones.
    ///
    /// If the form was sent for some settings only, the others have their present values.
    init(
        _ group: ConsoleSettingGroup,
        _ info: ProjectSettingsInfo,
        entered: ConsoleForm? = nil,
        only sent: Set<String>? = nil
    ) {
        etag = info.etag
        fields = group.settings.compactMap { setting in
            guard let present = info.settings[setting.path] else { return nil }
            return SettingField(
                setting,
                present: present,
                standard: info.defaults[setting.path],
                entered: sent?.contains(setting.path) == false ? nil : entered
            )
        }
        problems = fields.compactMap { field in
            field.problem.map { Problem(text: $0, setting: field.path) }
        }
    }

    /// Whether a field suggests countries.
    var hasCountries: Bool {
        fields.contains { $0.rows.contains { $0.cells.contains(where: \.isCountry) } }
    }

    /// Keeps the version that the entered values are based on, so that later changes are noticed.
    mutating func keep(etag: String) {
        if !etag.isEmpty { self.etag = etag }
    }

    /// The new values as JSON, by path.
    var changes: [String: String] {
        fields.reduce(into: [:]) { changes, field in
            if field.isChanged, let value = field.value { changes[field.path] = value.text }
        }
    }

    /// The number of settings with another value than the saved one, which are lost unless saved.
    var unsaved: Int { fields.count(where: \.isChanged) }

    /// The changed settings, which a conflict may be about.
    var conflicts: [SettingField] { fields.filter { $0.present != nil } }

    /// Whether a change can lock users out.
    var changesDangerously: Bool { fields.contains(where: \.isDangerous) }

    /// Whether one of the changes is what a refusal is about.
    func explains(_ refusal: Refusal) -> Bool {
        fields.contains { $0.isChanged && refusal.names($0.path) }
    }

    /// Shows why the server has refused the changes.
    mutating func note(_ refusal: Refusal) {
        // Only a change can be wrong.
        let index = fields.firstIndex { $0.isChanged && refusal.names($0.path) }
        let text = ConsoleProblem(refusal, calling: index.map { fields[$0].name }).text
        if let index { fields[index].note(text, at: refusal.field) }
        problems.append(Problem(text: text, setting: index.map { fields[$0].path }))
    }
}

extension Refusal {
    /// The field that the refusal is about, if it is about one.
    fileprivate var field: String? {
        if case .invalidArgument(let field, _) = self { field } else { nil }
    }

    /// Whether the refusal is about the setting at a path.
    fileprivate func names(_ path: String) -> Bool {
        switch self {
        case .invalidArgument(let field, let problem):
            field == path || field.hasSuffix("." + path) || field.hasPrefix(path + ".")
                || problem.contains(path)
        case .invalidConfig(let problem): problem.contains(path)
        default: false
        }
    }
}
