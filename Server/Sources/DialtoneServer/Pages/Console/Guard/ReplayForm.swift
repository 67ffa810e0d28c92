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

    /// The form whose values are tried out; `nil` for the replay's own.
    let source: ReplaySource?
    private var parts: [Part]

    init(
        _ info: ProjectSettingsInfo,
        entered: ConsoleForm? = nil,
        from source: ReplaySource? = nil
    ) {
        self.source = source
        days =
            entered.flatMap { Int($0["days"]) }.flatMap { Self.choices.contains($0) ? $0 : nil }
            ?? Self.standard
        let sent = entered?[ConsoleSettings.etagName] ?? ""
        etag = sent.isEmpty ? info.etag : sent
        let settings = source.flatMap { $0.isSender ? Set($0.group.settings.map(\.path)) : nil }
        parts = ConsoleSettingGroup.replayed.map { group in
            let replayed = Self.part(of: group) { !Self.fixed.contains($0) }
            let form = SettingsForm(replayed, info, entered: entered, only: settings)
            return Part(group: replayed, form: form, isReplayed: true)
        }
        if let source, let entered {
            let kept = Self.part(of: source.group) {
                Self.fixed.contains($0) && entered.fields[$0] != nil
            }
            let form = SettingsForm(kept, info, entered: entered)
            parts.append(Part(group: kept, form: form, isReplayed: false))
        }
    }

    /// Returns the group with some of its settings.
    private static func part(
        of group: ConsoleSettingGroup,
        where isIncluded: (String) -> Bool
    ) -> ConsoleSettingGroup {
        ConsoleSettingGroup(
            id: group.id,
            title: group.title,
            lead: group.lead,
            settings: group.settings.filter { isIncluded($0.path) }
        )
    }

    /// The new values as JSON, by path.
    var changes: [String: String] { Self.changes(in: parts) }

    /// Those of the ``changes`` that a replay evaluates.
    var replayedChanges: [String: String] { Self.changes(in: parts.filter(\.isReplayed)) }

    private static func changes(in parts: [Part]) -> [String: String] {
        parts.reduce(into: [:]) { $0.merge($1.form.changes) { $1 } }
    }

    /// The changed settings with their present values.
    var changedFields: [SettingField] { parts.flatMap(\.form.conflicts) }

    /// The fields of the ``source`` that a replay does not evaluate, so that they are not lost.
    var keptFields: [SettingField] { parts.filter { !$0.isReplayed }.flatMap(\.form.fields) }

    var problems: [SettingsForm.Problem] { parts.flatMap(\.form.problems) }

    /// Whether a change can lock users out.
    var changesDangerously: Bool { parts.contains(where: \.form.changesDangerously) }

    /// A text that differs if the changes differ.
    var signature: String {
        JSONValue.object(changes.mapValues(JSONValue.string)).text
    }

    var groups: [Group] {
        parts.filter(\.isReplayed).map { part in
            Group(
                id: part.group.id,
                title: translated(part.group.title),
                lead: translated(part.group.lead),
                isOpen: part.form.fields.contains { $0.isChanged || $0.problem != nil },
                fields: part.form.fields
            )
        }
    }

    /// Shows why the server has refused the changes.
    mutating func note(_ refusal: Refusal) {
        let index = parts.firstIndex { $0.form.explains(refusal) } ?? 0
        parts[index].form.note(refusal)
    }

    /// Settings of one group, and whether the replay evaluates them.
    private struct Part: Sendable {
        let group: ConsoleSettingGroup
        var form: SettingsForm
        let isReplayed: Bool
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
