import DialtoneBasics

/// The rows of a setting that is a ``SettingTable``: the present ones, or those that were entered.
struct SettingRows: Sendable {
    /// The field of a form that adds or removes a row instead of saving.
    static let buttonName = "rows"

    private let table: SettingTable
    private(set) var rows: [Row]

    /// A row with the text of each column.
    struct Row: Sendable {
        var cells: [String]

        /// The column whose text is wrong, and why.
        var problem: Problem?

        var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }
    }

    struct Problem: Sendable {
        let column: Int
        let text: String
    }

    /// Creates the rows of a value, which is an object.
    init(_ table: SettingTable, of value: JSONValue) {
        self.table = table
        guard case .object(let members) = value else {
            rows = []
            return
        }
        // The entry for all others is the last one.
        let entries = members.sorted {
            ($0.key == "*" ? 1 : 0, $0.key) < ($1.key == "*" ? 1 : 0, $1.key)
        }
        rows = entries.map { key, value in
            Row(
                cells: Self.parts(of: key, count: table.keys.count)
                    + table.values.map { Self.text(of: $0, in: value) }
            )
        }
    }

    /// Creates the rows that a form contains for the setting at a path, after its buttons for rows.
    init(_ table: SettingTable, in form: ConsoleForm, at path: String) {
        self.table = table
        let start = path + "/"
        let numbers = Set(
            form.fields.keys.compactMap { name in
                name.hasPrefix(start)
                    ? name.dropFirst(start.count).split(separator: "/").first.flatMap { Int($0) }
                    : nil
            }
        )
        let removed = form[Self.buttonName]
        var rows: [Row] = []
        for number in numbers.sorted() where removed != Self.removal(of: number, at: path) {
            let cells = table.columns.indices.map { column in
                // Browsers send line breaks as two characters.
                form[Self.field(number, column, at: path)].replacing("\r\n", with: "\n")
            }
            rows.append(Row(cells: cells))
        }
        if form[Self.buttonName] == Self.addition(at: path) {
            rows.append(Row(cells: table.columns.map { _ in "" }))
        }
        self.rows = rows
    }

    /// The name of a cell's field.
    static func field(_ row: Int, _ column: Int, at path: String) -> String {
        "\(path)/\(row)/\(column)"
    }

    static func addition(at path: String) -> String { "add \(path)" }
    static func removal(of row: Int, at path: String) -> String { "remove \(path)/\(row)" }

    /// The value of the rows; `nil` if one of them is wrong, which is noted.
    mutating func value() -> JSONValue? {
        var members: [String: JSONValue] = [:]
        var isValid = true
        for index in rows.indices where !rows[index].isEmpty {
            switch entry(of: rows[index]) {
            case .success(let entry) where members[entry.key] != nil:
                isValid = false
                let name = entry.key
                rows[index].problem = Problem(
                    column: 0,
                    text: translated("There is already a row for \(name).")
                )
            case .success(let entry): members[entry.key] = entry.value
            case .failure(let problem):
                isValid = false
                rows[index].problem = problem.problem
            }
        }
        return isValid ? .object(members) : nil
    }

    /// Notes a problem that the server has with the entry at a path such as `messages.texts.de`.
    mutating func note(_ text: String, at path: String, under setting: String) {
        guard path.hasPrefix(setting + ".") else { return }
        let rest = path.dropFirst(setting.count + 1)
        let index = rows.firstIndex { row in
            guard case .success(let entry) = entry(of: row) else { return false }
            return rest == entry.key || rest.hasPrefix(entry.key + ".")
        }
        guard let index, case .success(let entry) = entry(of: rows[index]) else { return }
        let member = rest.dropFirst(entry.key.count + 1)
        let column = table.columns.firstIndex { !$0.isKey && $0.member == member }
        rows[index].problem = Problem(column: column ?? table.keys.count, text: text)
    }

    /// How many columns the key has, which are the first ones.
    var keyCount: Int { table.keys.count }

    func column(_ index: Int) -> SettingColumn { table.columns[index] }

    /// The rows in words.
    var words: String {
        guard !rows.isEmpty else { return translated("none") }
        return rows.map { row in
            let keys = row.cells.prefix(table.keys.count).joined(separator: ".")
            let values = row.cells.dropFirst(table.keys.count).filter { !$0.isEmpty }
            return "\(keys): \(values.joined(separator: ", "))"
        }
        .joined(separator: "; ")
    }

    private struct Failure: Error {
        let problem: Problem
    }

    private func entry(of row: Row) -> Result<(key: String, value: JSONValue), Failure> {
        var keys: [String] = []
        var members: [String: JSONValue] = [:]
        for (index, column) in table.columns.enumerated() {
            let text = row.cells[index]
            func failure(_ text: String) -> Result<(key: String, value: JSONValue), Failure> {
                .failure(Failure(problem: Problem(column: index, text: text)))
            }
            let name = translated(column.name)
            guard !text.isEmpty else {
                // A missing member has no value, but an entry needs its key and its only value.
                if column.isKey || column.member.isEmpty {
                    return failure(translated("Fill in “\(name)”, or remove the row."))
                }
                continue
            }
            switch column.cell {
            case .number:
                guard let number = ConsoleSetting.Kind.number(text) else {
                    return failure(translated("“\(name)” must be a number."))
                }
                members[column.member] = number
            case .country:
                guard let code = Self.country(text) else {
                    return failure(
                        translated(
                            "“\(text)” is not a country. Use a code such as DE, or * for all others."
                        )
                    )
                }
                keys.append(code)
            case .text, .longText, .choice:
                if column.isKey {
                    keys.append(text)
                } else {
                    members[column.member] = .string(text)
                }
            }
        }
        return .success((keys.joined(separator: "."), members[""] ?? .object(members)))
    }

    /// Returns the code of a country that was entered by its code or its name.
    static func country(_ text: String) -> String? {
        if text == "*" { return text }
        let lowered = text.lowercased()
        return RegionName.all.first {
            $0.code.lowercased() == lowered || $0.name.lowercased() == lowered
        }?
        .code
    }

    /// The parts of a key; the last one contains what is left.
    private static func parts(of key: String, count: Int) -> [String] {
        let parts = key.split(
            separator: ".",
            maxSplits: count - 1,
            omittingEmptySubsequences: false
        )
        .map(String.init)
        return parts + Array(repeating: "", count: count - parts.count)
    }

    private static func text(of column: SettingColumn, in value: JSONValue) -> String {
        let member = column.member.isEmpty ? value : value.value(at: [column.member])
        switch member {
        case .string(let text): return text
        case .null, nil: return ""
        case .some(let other): return other.text
        }
    }
}
