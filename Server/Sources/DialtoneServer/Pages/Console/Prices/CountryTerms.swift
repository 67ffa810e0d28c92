import DialtoneBasics
import IdentityToolkit
import IdentityToolkitAdmin

/// What a project has set for the messages to one country: their price, sender and caps.
///
/// Each is an entry of a setting of its own, by the country's code.
struct CountryTerms: Hashable, Sendable {
    /// The code that stands for all countries without an entry.
    static let others = "*"

    static let currency = "sendGuard.currency"
    static let prices = "sendGuard.prices"
    static let senders = "messages.senders"
    static let caps = "sendGuard.caps.countries"

    /// The caps of each country without caps of its own.
    static let commonCap = "sendGuard.caps.country"
    static let senderMembers = ["senderID", "entityID", "templateID"]
    static let spans = ["perHour", "perDay", "perMonth"]

    let code: String

    /// The fields as text by name: `price`, those of ``senderMembers`` and of ``spans``, and, for all
    /// others, `currency`.
    var fields: [String: String] = [:]

    /// Whether the country has caps of its own.
    var hasCaps = false

    var isOthers: Bool { code == Self.others }

    /// Creates the present terms of a country.
    init(of code: String, in info: ProjectSettingsInfo) {
        self.code = code
        func entry(_ path: String) -> JSONValue? { Self.setting(path, in: info).value(at: [code]) }
        fields["price"] = Self.text(entry(Self.prices))
        let sender = entry(Self.senders)
        for member in Self.senderMembers {
            fields[member] = Self.text(sender?.value(at: [member]))
        }
        let caps = entry(Self.caps)
        hasCaps = caps != nil
        for span in Self.spans {
            fields[span] =
                isOthers
                ? Self.text(Self.setting("\(Self.commonCap).\(span)", in: info))
                : Self.text(caps?.value(at: [span]))
        }
        if isOthers { fields["currency"] = Self.text(Self.setting(Self.currency, in: info)) }
    }

    /// Creates the terms that a form contains.
    init(of code: String, in form: ConsoleForm) {
        self.code = code
        for name in ["price"] + Self.senderMembers + Self.spans { fields[name] = form[name] }
        if isOthers { fields["currency"] = form["currency"].uppercased() }
        hasCaps = form.isChecked("hasCaps")
    }

    /// The names of fields whose text is not a number.
    var wrongNumbers: [String] {
        (["price"] + (hasCaps || isOthers ? Self.spans : [])).filter { name in
            !self[name].isEmpty && ConsoleSetting.Kind.number(self[name]) == nil
        }
    }

    subscript(name: String) -> String { fields[name] ?? "" }

    /// The number of fields that differ from the saved ones.
    func differences(to present: CountryTerms) -> Int {
        let names = Set(fields.keys).union(present.fields.keys)
        return names.count { self[$0] != present[$0] } + (hasCaps == present.hasCaps ? 0 : 1)
    }

    /// Whether nothing is set.
    var isEmpty: Bool { !hasCaps && fields.values.allSatisfy(\.isEmpty) }

    /// Returns the settings that have to change, as JSON by path.
    func settings(changing info: ProjectSettingsInfo) -> [String: String] {
        var settings: [String: JSONValue] = [
            Self.prices: Self.setting(Self.prices, in: info).with(
                Self.number(self["price"]),
                at: code
            ),
            Self.senders: Self.setting(Self.senders, in: info).with(sender, at: code),
        ]
        if isOthers {
            settings[Self.currency] = .string(self["currency"])
            for span in Self.spans {
                settings["\(Self.commonCap).\(span)"] = Self.number(self[span]) ?? .null
            }
        } else {
            settings[Self.caps] = Self.setting(Self.caps, in: info).with(cap, at: code)
        }
        return settings.filter { $0.value != Self.setting($0.key, in: info) }.mapValues(\.text)
    }

    /// Whether settings that ``settings(changing:)`` returns can lock users out: they lower a cap.
    static func areDangerous(_ settings: [String: String], in info: ProjectSettingsInfo) -> Bool {
        settings.contains { path, text in
            let isCap = path == caps || path.hasPrefix(commonCap + ".")
            return isCap
                && JSONValue(parsing: text.utf8)?.isTighter(than: setting(path, in: info)) == true
        }
    }

    /// Returns the settings without this country, as JSON by path.
    static func removing(_ code: String, from info: ProjectSettingsInfo) -> [String: String] {
        [prices, senders, caps].reduce(into: [:]) { settings, path in
            let present = setting(path, in: info)
            if present.value(at: [code]) != nil {
                settings[path] = present.with(nil, at: code).text
            }
        }
    }

    /// Returns the codes of all countries that have an entry.
    static func codes(in info: ProjectSettingsInfo) -> Set<String> {
        [prices, senders, caps].reduce(into: []) { codes, path in
            if case .object(let members) = setting(path, in: info) { codes.formUnion(members.keys) }
        }
    }

    /// Returns the field that a refusal is about; `nil` for other settings.
    func field(named path: String) -> String? {
        if path == Self.currency { return "currency" }
        if path.hasPrefix(Self.prices) { return "price" }
        let last = path.split(separator: ".").last.map(String.init) ?? ""
        if path.hasPrefix(Self.senders) {
            return Self.senderMembers.contains(last) ? last : Self.senderMembers[0]
        }
        if path.hasPrefix(Self.caps) || path.hasPrefix(Self.commonCap) {
            return Self.spans.contains(last) ? last : Self.spans[0]
        }
        return nil
    }

    private var sender: JSONValue? {
        let members = Self.senderMembers.filter { !self[$0].isEmpty }
        guard !members.isEmpty else { return nil }
        return .object(
            Dictionary(uniqueKeysWithValues: members.map { ($0, JSONValue.string(self[$0])) })
        )
    }

    private var cap: JSONValue? {
        guard hasCaps else { return nil }
        return .object(
            Dictionary(
                uniqueKeysWithValues: Self.spans.map { ($0, Self.number(self[$0]) ?? .null) }
            )
        )
    }

    private static func setting(_ path: String, in info: ProjectSettingsInfo) -> JSONValue {
        info.settings[path].flatMap { JSONValue(parsing: $0.utf8) } ?? .null
    }

    private static func number(_ text: String) -> JSONValue? {
        text.isEmpty ? nil : ConsoleSetting.Kind.number(text)
    }

    private static func text(_ value: JSONValue?) -> String {
        switch value {
        case nil, .null: ""
        case .string(let text): text
        case .some(let value): value.text
        }
    }
}

extension JSONValue {
    /// Returns the object with another member; `nil` removes it.
    fileprivate func with(_ member: JSONValue?, at name: String) -> JSONValue {
        var changed = self
        changed.set(member, at: [name])
        return changed
    }
}
