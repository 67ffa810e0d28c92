extension ConsoleSettingGroup {
    /// The groups with the rules of the guard, which a replay evaluates.
    static let replayed: [Self] = [guarding, sendLimits, spending]

    /// The settings of ``spending`` that are amounts or factors.
    static let budgets = ConsoleSettingGroup(
        id: "budgets",
        title: spending.title,
        lead: spending.lead,
        settings: spending.settings.filter(\.kind.isNumber)
    )
}
