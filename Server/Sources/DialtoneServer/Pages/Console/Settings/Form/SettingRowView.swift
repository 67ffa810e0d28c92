/// A row of a ``SettingTable``, as the template shows it.
struct SettingRowView: Sendable {
    let cells: [Cell]
    /// What is wrong; not named so, because the setting has a problem as well.
    let rowProblem: String?

    /// The ID of the element with the problem.
    let problemID: String

    /// The value of the button that removes the row, and what it is called.
    let removal: String
    let removing: String

    struct Cell: Sendable {
        /// The name of the cell's field, which is its ID as well.
        let field: String
        let label: String
        let text: String
        let isText: Bool
        let isLong: Bool
        let isCountry: Bool
        let isNumber: Bool
        let choices: [SettingField.Option]
        let hasChoices: Bool

        /// The name of the country whose code is in the field.
        let country: String?

        /// The ID of the element with the cell's problem; `nil` if there is none.
        let cellProblem: String?
    }
}

extension SettingRows {
    /// Returns the rows of the setting at a path for its template.
    func views(at path: String) -> [SettingRowView] {
        rows.enumerated().map { index, row in
            let problemID = "problem-\(path)/\(index)"
            let keys = row.cells.prefix(keyCount).filter { !$0.isEmpty }.joined(separator: ", ")
            return SettingRowView(
                cells: row.cells.indices.map { column in
                    cell(
                        row.cells[column],
                        in: column,
                        field: Self.field(index, column, at: path),
                        problem: row.problem?.column == column ? problemID : nil
                    )
                },
                rowProblem: row.problem?.text,
                problemID: problemID,
                removal: Self.removal(of: index, at: path),
                removing: keys.isEmpty
                    ? translated("Remove this row") : translated("Remove \(keys)")
            )
        }
    }

    private func cell(
        _ text: String,
        in column: Int,
        field: String,
        problem: String?
    ) -> SettingRowView.Cell {
        let column = self.column(column)
        var (isText, isLong, isCountry, isNumber) = (false, false, false, false)
        var choices: [ConsoleSetting.Choice] = []
        switch column.cell {
        case .text: isText = true
        case .longText: isLong = true
        case .country: isCountry = true
        case .number: isNumber = true
        case .choice(let all): choices = all
        }
        return SettingRowView.Cell(
            field: field,
            label: translated(column.name),
            text: text,
            isText: isText,
            isLong: isLong,
            isCountry: isCountry,
            isNumber: isNumber,
            choices: choices.map {
                SettingField.Option(
                    value: $0.value,
                    name: translated($0.name),
                    isChosen: $0.value == text
                )
            },
            hasChoices: !choices.isEmpty,
            country: isCountry ? Self.countryName(text) : nil,
            cellProblem: problem
        )
    }

    /// Returns the name of a country by its code; `nil` for any other text.
    private static func countryName(_ code: String) -> String? {
        guard code != "*" else { return translated("all other countries") }
        let name = RegionName.of(code)
        return name == code ? nil : name
    }
}
