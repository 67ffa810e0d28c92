import DialtoneBasics
import DialtoneModel
import IdentityToolkitAdmin

/// The form with the settings of one group: the current values, and what the user has entered.
struct SettingsForm: Sendable {
    let etag: String
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

    /// Creates the form with the current values or, if a form was sent, the entered ones.
    init(_ group: ConsoleSettingGroup, _ info: ProjectSettingsInfo, entered: ConsoleForm? = nil) {
        etag = info.etag
        fields = group.settings.compactMap { setting in
            guard let present = info.settings[setting.path] else { return nil }
            return SettingField(
                setting,
                present: present,
                standard: info.defaults[setting.path],
                entered: entered
            )
        }
        problems = fields.compactMap { field in
            field.problem.map { Problem(text: $0, setting: field.path) }
        }
    }

    /// The new values as JSON, by path.
    var changes: [String: String] {
        fields.reduce(into: [:]) { changes, field in
            if field.isChanged, let value = field.value { changes[field.path] = value.text }
        }
    }

    /// The changed settings, which a conflict may be about.
    var conflicts: [SettingField] { fields.filter { $0.present != nil } }

    /// Whether a change can lock users out.
    var changesDangerously: Bool { fields.contains { $0.isDangerous && $0.isChanged } }

    /// Shows why the server has refused the changes.
    mutating func note(_ refusal: Refusal) {
        // Only a change can be wrong.
        let index = fields.firstIndex { $0.isChanged && refusal.names($0.path) }
        let text = ConsoleProblem(refusal, calling: index.map { fields[$0].name }).text
        if let index { fields[index].problem = text }
        problems.append(Problem(text: text, setting: index.map { fields[$0].path }))
    }
}

/// A setting in a ``SettingsForm``, as the template shows it.
struct SettingField: Sendable {
    let path: String
    let name: String
    let explanation: String
    let unit: String?
    let isDangerous: Bool
    let isToggle: Bool
    let isNumber: Bool
    let isLine: Bool
    let isLong: Bool
    let choices: [Option]

    /// Whether the value is one of ``choices``.
    let hasChoices: Bool

    /// The text in the field.
    let text: String
    let isOn: Bool

    /// The default in words; `nil` if there is none.
    let standard: String?

    /// The present value in words, if the user has entered another one.
    let present: String?

    /// Why the text is not a value, as a sentence; `nil` if it is one.
    fileprivate(set) var problem: String?
    let isChanged: Bool

    /// The value that the field stands for; `nil` if the text is not a value.
    let value: JSONValue?

    /// An option of a choice.
    struct Option: Sendable {
        let value: String
        let name: String
        let isChosen: Bool
    }

    init(
        _ setting: ConsoleSetting,
        present text: String,
        standard: String?,
        entered: ConsoleForm?
    ) {
        path = setting.path
        name = translated(setting.name)
        explanation = translated(setting.explanation)
        unit = setting.unit.map(translated(_:))
        isDangerous = setting.isDangerous
        let kind = setting.kind
        let current = JSONValue(parsing: text.utf8) ?? .null
        let parsed =
            entered.map { kind.value(in: $0, at: setting.path) } ?? .success(current)
        value = try? parsed.get()
        isChanged = value != current
        problem =
            if case .failure(let problem) = parsed { "\(name) \(problem.words)." } else { nil }
        let shown = entered.map { $0.fields[setting.path] ?? "" } ?? kind.text(of: current)
        self.text = shown
        isOn = value == .boolean(true)
        present = isChanged ? kind.words(for: current) : nil
        let usual = standard.flatMap { JSONValue(parsing: $0.utf8) }
        self.standard = usual.map(kind.words)
        isToggle = if case .toggle = kind { true } else { false }
        choices = kind.choices.map {
            Option(value: $0.value, name: translated($0.name), isChosen: $0.value == shown)
        }
        hasChoices = !choices.isEmpty
        switch kind {
        case .number, .optionalNumber: (isNumber, isLine, isLong) = (true, false, false)
        case .text, .optionalText: (isNumber, isLine, isLong) = (false, true, false)
        case .lines, .numberLines, .json: (isNumber, isLine, isLong) = (false, false, true)
        case .toggle, .choice: (isNumber, isLine, isLong) = (false, false, false)
        }
    }
}

extension Refusal {
    /// Whether the refusal is about the setting at a path.
    fileprivate func names(_ path: String) -> Bool {
        switch self {
        case .invalidArgument(let field, let problem):
            field == path || field.hasSuffix("." + path) || problem.contains(path)
        case .invalidConfig(let problem): problem.contains(path)
        default: false
        }
    }
}

/// Why a text is not a value of a setting.
private struct SettingTextProblem: Error {
    let words: String
}

extension ConsoleSetting.Kind {
    fileprivate var choices: [ConsoleSetting.Choice] {
        if case .choice(let choices) = self { choices } else { [] }
    }

    /// Reads the value that the user has entered.
    fileprivate func value(
        in form: ConsoleForm,
        at path: String
    ) -> Result<JSONValue, SettingTextProblem> {
        let text = form[path]
        switch self {
        case .toggle: return .success(.boolean(form.isChecked(path)))
        case .optionalNumber where text.isEmpty, .optionalText where text.isEmpty:
            return .success(.null)
        case .choice where text.isEmpty: return .success(.null)
        case .text, .optionalText, .choice: return .success(.string(text))
        case .number, .optionalNumber:
            guard let number = Self.number(text) else {
                return .failure(SettingTextProblem(words: translated("must be a number")))
            }
            return .success(number)
        case .lines: return .success(.array(Self.lines(text).map(JSONValue.string)))
        case .numberLines:
            let numbers = Self.lines(text).map(Self.number)
            guard !numbers.contains(nil) else {
                return .failure(
                    SettingTextProblem(words: translated("must have a number on each line"))
                )
            }
            return .success(.array(numbers.compactMap(\.self)))
        case .json:
            guard let value = JSONValue(parsing: text.utf8) else {
                return .failure(SettingTextProblem(words: translated("must be JSON")))
            }
            return .success(value)
        }
    }

    /// The text that stands for a value in the form.
    fileprivate func text(of value: JSONValue) -> String {
        switch (self, value) {
        case (.json, _): value.text
        case (_, .null): ""
        case (_, .string(let text)): text
        case (_, .array(let values)): values.map(Self.line).joined(separator: "\n")
        default: value.text
        }
    }

    /// A value in words.
    fileprivate func words(for value: JSONValue) -> String {
        switch (self, value) {
        case (.toggle, .boolean(let isOn)): isOn ? translated("on") : translated("off")
        case (.choice(let choices), _):
            choices.first { $0.value == text(of: value) }.map { translated($0.name) }
                ?? text(of: value)
        case (.json, _): value.text
        case (_, .null): translated("none")
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

    private static func number(_ text: String) -> JSONValue? {
        if let integer = Int64(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else { return nil }
        return .number(number)
    }
}
