/// A form with rules, other than the replay's own, whose entered values are tried out.
struct ReplaySource: Sendable {
    /// The field with the ID of the group whose form is sent to the replay.
    private static let sentName = "from"

    /// The field in which the replay's own form keeps that ID.
    private static let keptName = "back"

    let group: ConsoleSettingGroup

    /// The path of the page with the form.
    let path: String

    /// Whether the form comes from that page, and so contains no other rules.
    let isSender: Bool

    /// Returns `nil` for the replay's own form that nothing was sent to.
    init?(of form: ConsoleForm, in project: String) {
        isSender = !form[Self.sentName].isEmpty
        let id = isSender ? form[Self.sentName] : form[Self.keptName]
        if id == ConsoleSettingGroup.budgets.id {
            group = .budgets
            path = ConsoleTab.budgets.path(in: project)
        } else if let found = ConsoleSettingGroup.replayed.first(where: { $0.id == id }) {
            group = found
            path = "\(ConsoleSection.settings.path(in: project) ?? "")/\(id)"
        } else {
            return nil
        }
    }

    /// The button of a form that sends its values to the replay, as templates show it.
    struct Button: Sendable {
        let action: String
        let id: String

        /// Returns `nil` if the replay does not know the settings of the group.
        init?(of group: ConsoleSettingGroup, in project: String) {
            let groups = ConsoleSettingGroup.replayed + [ConsoleSettingGroup.budgets]
            guard groups.contains(where: { $0.id == group.id }) else { return nil }
            action = "\(ConsoleSection.guardRules.path(in: project) ?? "")/replay"
            id = group.id
        }
    }
}
