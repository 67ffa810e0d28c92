/// How a setting with entries under free keys, such as countries, is entered: a row for each entry.
struct SettingTable: Sendable {
    /// The columns; those of the key are first.
    let columns: [SettingColumn]

    /// The text of the button that adds a row.
    let adding: ConsoleText

    var keys: [SettingColumn] { columns.filter(\.isKey) }
    var values: [SettingColumn] { columns.filter { !$0.isKey } }
}

/// A column of a ``SettingTable``.
struct SettingColumn: Sendable {
    /// How the cells are entered.
    enum Cell: Sendable {
        case text

        /// A text that can be long.
        case longText

        /// A country by its code or name, or `*` for all others.
        case country
        case number
        case choice([ConsoleSetting.Choice])
    }

    /// The member of the entry's value; empty for the value itself and for parts of the key.
    let member: String
    let name: ConsoleText
    let cell: Cell
    let isKey: Bool

    init(key name: ConsoleText, _ cell: Cell) {
        member = ""
        self.name = name
        self.cell = cell
        isKey = true
    }

    init(_ member: String, name: ConsoleText, _ cell: Cell) {
        self.member = member
        self.name = name
        self.cell = cell
        isKey = false
    }
}
