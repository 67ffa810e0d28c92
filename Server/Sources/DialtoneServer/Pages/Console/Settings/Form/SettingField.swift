import DialtoneBasics

/// A setting in a ``SettingsForm``, as the template shows it.
struct SettingField: Sendable {
    let path: String
    let name: String
    let explanation: String
    let unit: String?

    /// Whether the entered value can lock users out.
    let isDangerous: Bool
    let isToggle: Bool
    let isNumber: Bool
    let isLine: Bool
    let isLong: Bool

    /// Whether the label belongs to one field, or several are in a group.
    let isLabeled: Bool
    let isGroup: Bool
    let choices: [Option]

    /// Whether the value is one of ``choices``.
    let hasChoices: Bool

    /// The box that stands for no list; `nil` if there is always one.
    let all: Box?

    /// The choices of which several can be checked.
    let boxes: [Box]
    let hasBoxes: Bool

    /// Whether the entries are ``rows``.
    let isTable: Bool
    private(set) var rows: [SettingRowView]
    let addition: String
    let adding: String?

    /// Whether pages of single apps have the value.
    let isPerApp: Bool

    /// The text in the field.
    let text: String
    let isOn: Bool

    /// The default in words; `nil` if there is none.
    let standard: String?

    /// The present value in words, if the user has entered another one.
    let present: String?

    /// Why the text is not a value, as a sentence; `nil` if it is one.
    private(set) var problem: String?
    let isChanged: Bool

    /// The value that the field stands for; `nil` if the text is not a value.
    let value: JSONValue?

    private var table: SettingRows?

    /// An option of a choice.
    struct Option: Sendable {
        let value: String
        let name: String
        let isChosen: Bool
    }

    /// A checkbox, with the name of its field.
    struct Box: Sendable {
        let field: String
        let label: String
        let isOn: Bool
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
        let kind = setting.kind
        let current = kind.normalized(JSONValue(parsing: text.utf8) ?? .null)
        let parsed =
            entered.map { kind.value(in: $0, at: setting.path) } ?? .success(current)
        let value = try? parsed.get()
        self.value = value
        isChanged = value != current
        isDangerous = value.map { setting.isDangerous(from: current, to: $0) } ?? false
        problem =
            if case .failure(let problem) = parsed { "\(name) \(problem.words)." } else { nil }
        let shown = entered.map { $0.fields[setting.path] ?? "" } ?? kind.text(of: current)
        self.text = shown
        isOn = value == .boolean(true)
        present = isChanged ? kind.words(for: current) : nil
        let usual = standard.flatMap { JSONValue(parsing: $0.utf8) }
        self.standard = usual.map(kind.words)
        choices = kind.choices.map {
            Option(value: $0.value, name: translated($0.name), isChosen: $0.value == shown)
        }
        hasChoices = !choices.isEmpty
        all = kind.all.map {
            Box(field: setting.path + "/all", label: translated($0), isOn: value == .null)
        }
        boxes = kind.boxes(for: value, at: setting.path)
        hasBoxes = !boxes.isEmpty
        var rows = kind.rows(of: current, in: entered, at: setting.path)
        // Notes what is wrong at the rows.
        _ = rows?.value()
        table = rows
        isTable = rows != nil
        self.rows = rows?.views(at: setting.path) ?? []
        addition = SettingRows.addition(at: setting.path)
        adding = kind.adding
        isPerApp = if case .apps = kind { true } else { false }
        isToggle = if case .toggle = kind { true } else { false }
        isNumber = kind.isNumber
        isLine = kind.isLine
        isLong = kind.isLong
        isGroup = isTable || isPerApp || all != nil
        isLabeled = !isToggle && !isGroup
    }

    /// Shows why the server has refused the value, at the row that the refusal is about.
    mutating func note(_ text: String, at field: String?) {
        problem = text
        guard let field else { return }
        table?.note(text, at: field, under: path)
        rows = table?.views(at: path) ?? rows
    }
}
