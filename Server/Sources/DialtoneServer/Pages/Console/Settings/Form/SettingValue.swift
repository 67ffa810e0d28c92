import DialtoneBasics

/// Why a text is not a value of a setting.
struct SettingTextProblem: Error {
    let words: String
}

extension ConsoleSetting.Kind {
    var choices: [ConsoleSetting.Choice] {
        if case .choice(let choices) = self { choices } else { [] }
    }

    /// The text of the box that stands for no list; `nil` if there is always one.
    var all: ConsoleText? {
        switch self {
        case .options(_, let all), .optionalLines(let all): all
        default: nil
        }
    }

    /// The text of the button that adds a row; `nil` if there are none.
    var adding: String? {
        if case .table(let table) = self { translated(table.adding) } else { nil }
    }

    var isNumber: Bool {
        switch self {
        case .number, .optionalNumber: true
        default: false
        }
    }

    var isLine: Bool {
        switch self {
        case .text, .optionalText: true
        default: false
        }
    }

    var isLong: Bool {
        switch self {
        case .lines, .numberLines, .optionalLines: true
        default: false
        }
    }

    /// Returns the boxes of the choices, of which those in the value are checked.
    func boxes(for value: JSONValue?, at path: String) -> [SettingField.Box] {
        guard case .options(let choices, _) = self else { return [] }
        let chosen: [JSONValue] = if case .array(let values)? = value { values } else { [] }
        return choices.map {
            SettingField.Box(
                field: "\(path)/\($0.value)",
                label: translated($0.name),
                isOn: chosen.contains(.string($0.value))
            )
        }
    }

    /// Returns the present or entered rows; `nil` if the setting is not a table.
    func rows(of value: JSONValue, in form: ConsoleForm?, at path: String) -> SettingRows? {
        guard case .table(let table) = self else { return nil }
        return form.map { SettingRows(table, in: $0, at: path) } ?? SettingRows(table, of: value)
    }

    /// Returns a value as a form would send it back unchanged.
    func normalized(_ value: JSONValue) -> JSONValue {
        switch (self, value) {
        case (.table(let table), _):
            var rows = SettingRows(table, of: value)
            return rows.value() ?? value
        case (.options(let choices, _), .array(let values)):
            return .array(choices.map { JSONValue.string($0.value) }.filter(values.contains))
        case (.apps, _): return .null
        default: return value
        }
    }

    /// Reads the value that the user has entered.
    func value(
        in form: ConsoleForm,
        at path: String
    ) -> Result<JSONValue, SettingTextProblem> {
        let text = form[path]
        switch self {
        case .toggle: return .success(.boolean(form.isChecked(path)))
        case .optionalNumber where text.isEmpty, .optionalText where text.isEmpty:
            return .success(.null)
        case .choice where text.isEmpty: return .success(.null)
        case .options where form.isChecked(path + "/all"): return .success(.null)
        case .optionalLines where form.isChecked(path + "/all"): return .success(.null)
        case .text, .optionalText, .choice: return .success(.string(text))
        case .number, .optionalNumber:
            guard let number = Self.number(text) else {
                return .failure(SettingTextProblem(words: translated("must be a number")))
            }
            return .success(number)
        case .lines, .optionalLines:
            return .success(.array(Self.lines(text).map(JSONValue.string)))
        case .numberLines:
            let numbers = Self.lines(text).map(Self.number)
            guard !numbers.contains(nil) else {
                return .failure(
                    SettingTextProblem(words: translated("must have a number on each line"))
                )
            }
            return .success(.array(numbers.compactMap(\.self)))
        case .options(let choices, _):
            let chosen = choices.map(\.value).filter { form.isChecked("\(path)/\($0)") }
            return .success(.array(chosen.map(JSONValue.string)))
        case .table(let table):
            var rows = SettingRows(table, in: form, at: path)
            guard let value = rows.value() else {
                return .failure(SettingTextProblem(words: translated("has an invalid row")))
            }
            return .success(value)
        case .apps: return .success(.null)
        }
    }

    /// The text that stands for a value in the form.
    func text(of value: JSONValue) -> String {
        switch (self, value) {
        case (.table, _), (.apps, _), (_, .null): ""
        case (_, .string(let text)): text
        case (_, .array(let values)): values.map(Self.line).joined(separator: "\n")
        default: value.text
        }
    }

    /// A value in words.
    func words(for value: JSONValue) -> String {
        switch (self, value) {
        case (.toggle, .boolean(let isOn)): isOn ? translated("on") : translated("off")
        case (.choice(let choices), _):
            choices.first { $0.value == text(of: value) }.map { translated($0.name) }
                ?? text(of: value)
        case (.options(_, let all), .null), (.optionalLines(let all), .null): translated(all)
        case (.options(let choices, _), .array(let values)):
            values.isEmpty
                ? translated("none")
                : choices.filter { values.contains(.string($0.value)) }
                    .map { translated($0.name) }
                    .joined(separator: ", ")
        case (.table(let table), _): SettingRows(table, of: value).words
        case (.apps, _), (_, .null): translated("none")
        case (_, .array(let values)):
            values.isEmpty ? translated("none") : values.map(Self.line).joined(separator: ", ")
        default: text(of: value)
        }
    }

    private static func line(_ value: JSONValue) -> String {
        if case .string(let text) = value { text } else { value.text }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline)
            .map { ConsoleForm.trimmed($0) }
            .filter { !$0.isEmpty }
    }

    static func number(_ text: String) -> JSONValue? {
        if let integer = Int64(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else { return nil }
        return .number(number)
    }
}
