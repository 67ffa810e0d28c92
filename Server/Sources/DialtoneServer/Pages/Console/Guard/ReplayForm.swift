import DialtoneBasics
import DialtoneModel
import IdentityToolkitAdmin

/// The form with all rules of the guard: the present values, or those that were entered.
struct ReplayForm: Sendable {
    static let choices = [1, 7, 30]
    private static let standard = 7

    /// Settings that a replay does not evaluate: it enforces all rules, and amounts that are
    /// recorded cannot be read in another currency.
    private static let fixed = ["sendGuard.mode", "sendGuard.currency"]

    let days: Int

    /// The version of the settings that the entered values are based on.
    var etag: String
    private var forms: [(group: ConsoleSettingGroup, form: SettingsForm)]

    init(_ info: ProjectSettingsInfo, entered: ConsoleForm? = nil) {
        days =
            entered.flatMap { Int($0["days"]) }.flatMap { Self.choices.contains($0) ? $0 : nil }
            ?? Self.standard
        let sent = entered?[ConsoleSettings.etagName] ?? ""
        etag = sent.isEmpty ? info.etag : sent
        let all: [ConsoleSettingGroup] = [.guarding, .sendLimits, .spending]
        forms = all.map { group in
            let replayed = ConsoleSettingGroup(
                id: group.id,
                title: group.title,
                lead: group.lead,
                settings: group.settings.filter { !Self.fixed.contains($0.path) }
            )
            return (replayed, SettingsForm(replayed, info, entered: entered))
        }
    }

    /// The new values as JSON, by path.
    var changes: [String: String] {
        forms.reduce(into: [:]) { $0.merge($1.form.changes) { $1 } }
    }

    /// The changed settings with their present values.
    var changedFields: [SettingField] { forms.flatMap(\.form.conflicts) }

    var problems: [SettingsForm.Problem] { forms.flatMap(\.form.problems) }

    /// Whether a change can lock users out.
    var changesDangerously: Bool { forms.contains { $0.form.changesDangerously } }

    /// A text that differs if the changes differ.
    var signature: String {
        JSONValue.object(changes.mapValues(JSONValue.string)).text
    }

    var groups: [Group] {
        forms.map { group, form in
            Group(
                id: group.id,
                title: translated(group.title),
                lead: translated(group.lead),
                isOpen: form.fields.contains { $0.isChanged || $0.problem != nil },
                fields: form.fields
            )
        }
    }

    /// Shows why the server has refused the changes.
    mutating func note(_ refusal: Refusal) {
        let index = forms.firstIndex { $0.form.explains(refusal) } ?? 0
        forms[index].form.note(refusal)
    }

    /// Settings that belong together, as the template shows them.
    struct Group: Sendable {
        let id: String
        let title: String
        let lead: String
        let isOpen: Bool
        let fields: [SettingField]
    }
}
