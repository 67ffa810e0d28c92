import DialtoneBasics

/// A setting of a project, as the console shows and explains it.
struct ConsoleSetting: Sendable {
    /// How the setting's value is entered.
    enum Kind: Sendable {
        /// On or off.
        case toggle
        case number

        /// A number, or empty for no limit.
        case optionalNumber
        case text

        /// A text, or empty for the default.
        case optionalText
        case choice([Choice])

        /// Texts, one per line.
        case lines

        /// Numbers, one per line.
        case numberLines

        /// Texts, one on each line, or nothing for no list, which the named checkbox stands for.
        case optionalLines(all: ConsoleText)

        /// Some of the choices, or all there are, which the named checkbox stands for.
        case options([Choice], all: ConsoleText)

        /// Entries under free keys, in rows.
        case table(SettingTable)

        /// Rules of single apps, which have pages of their own, for the settings at these paths.
        case apps([String])
    }

    /// One of the values of a choice; an empty value stands for none.
    struct Choice: Sendable {
        let value: String
        let name: ConsoleText
    }

    /// Whether single apps have values of their own on pages of their own.
    var isPerApp: Bool { if case .apps = kind { true } else { false } }

    /// The path in the project's settings, as `dialtone projects set` names it.
    let path: String
    let name: ConsoleText

    /// What the setting does, and what follows from changing it.
    let explanation: ConsoleText
    let kind: Kind

    /// The unit of a number, such as `seconds`; `nil` if it is a count.
    var unit: ConsoleText?

    /// Which changes can lock users out, and so need the project's ID as a confirmation.
    var danger = Danger.none

    /// The changes of a setting that can lock users out.
    enum Danger: Sendable {
        case none

        /// Every change, such as switching a method off or on.
        case change

        /// A lower amount or count, or a limit where there was none.
        case lowering
    }

    /// Whether the change from one value to another can lock users out.
    func isDangerous(from present: JSONValue, to value: JSONValue) -> Bool {
        switch danger {
        case .none: false
        case .change: value != present
        case .lowering: value.isTighter(than: present)
        }
    }

    init(
        _ path: String,
        _ name: ConsoleText,
        _ explanation: ConsoleText,
        _ kind: Kind,
        unit: ConsoleText? = nil,
        danger: Danger = .none
    ) {
        self.path = path
        self.name = name
        self.explanation = explanation
        self.kind = kind
        self.unit = unit
        self.danger = danger
    }
}

/// Settings that belong together, on one page.
struct ConsoleSettingGroup: Sendable {
    /// The name in the page's URL.
    let id: String
    let title: ConsoleText

    /// What the settings are for, in one or two sentences.
    let lead: ConsoleText
    let settings: [ConsoleSetting]

    /// All groups, in the order of the navigation.
    static let all: [Self] = [
        signIn, passwords, secondFactors, sessions, appVerification, messages, guarding, sendLimits,
        spending, limits,
    ]
}
