import DialtoneModel
import IdentityToolkit

/// The form with the properties of a user: the current values, and what the operator has entered.
struct UserForm: Sendable {
    private(set) var entries: [UserEntry]

    /// Why the API has refused the form, if the reason concerns no single field.
    private(set) var problem: String?

    /// Whether the operator must repeat the user's ID.
    var needsConfirmation = false

    /// Whether a property has changed since the page was loaded, and the operator has changed it
    /// differently.
    private(set) var isConflict: Bool

    /// Creates the form of an existing user.
    init(_ info: AccountInfo, entered: ConsoleForm? = nil) {
        entries = UserProperty.editable.map {
            UserEntry($0, present: $0.value(in: info), entered: entered)
        }
        isConflict = entries.contains(where: \.isConflict)
    }

    /// Creates the form of a new user.
    init(entered: ConsoleForm? = nil) {
        entries = UserProperty.initial.map { UserEntry($0, present: "", entered: entered) }
        isConflict = false
    }

    /// Whether a change lets another person sign in, or keeps the user from signing in.
    var changesCredentials: Bool {
        entries.contains { $0.property.isCredential && $0.isReplaced }
    }

    /// Adds the entries that differ from the values on the loaded page.
    func addChanges(to request: inout UpdateAccountRequest) {
        for entry in entries where entry.isChanged {
            entry.property.set(entry.text, in: &request)
        }
    }

    /// Returns what was entered about a new user; `nil` if the field is empty.
    func text(of property: UserProperty) -> String? {
        guard let entry = entries.first(where: { $0.property == property }), !entry.text.isEmpty
        else { return nil }
        return entry.text
    }

    /// Shows why the API has refused the form, beside the field that it concerns.
    mutating func note(_ refusal: Refusal) {
        let property = UserProperty(refusedBy: refusal)
        if let index = entries.firstIndex(where: { $0.property == property }) {
            entries[index].problem = UserProperty.sentence(for: refusal)
        } else {
            problem = ConsoleProblem(refusal).text
        }
    }

    /// The entries without passwords, which pages do not repeat.
    var shownEntries: [UserEntry] {
        entries.map { entry in
            var shown = entry
            if entry.property == .password { shown.text = "" }
            return shown
        }
    }
}

/// A property in a ``UserForm``, as the template shows it.
struct UserEntry: Sendable {
    let property: UserProperty

    /// The name of the field in the form.
    let name: String
    let label: String
    let explanation: String?
    let inputType: String?
    let isToggle: Bool
    let isSecret: Bool
    let isLong: Bool

    /// The text in the field.
    fileprivate(set) var text: String
    let isOn: Bool

    /// The value that the page is based on, which the form sends back.
    let basis: String

    /// The present value, if it has changed since the page was loaded and the entry differs.
    let present: String?
    let isConflict: Bool

    /// Why the API has refused the value; `nil` if it has not.
    fileprivate(set) var problem: String?

    /// Whether the text differs from the value that the operator saw.
    let isChanged: Bool

    /// Whether the user had another value, apart from its spelling.
    let isReplaced: Bool

    fileprivate init(_ property: UserProperty, present value: String, entered: ConsoleForm?) {
        self.property = property
        name = property.rawValue
        label = property.label
        explanation = property.explanation
        inputType = property.inputType
        isToggle = property == .emailVerified
        isSecret = property == .password
        isLong = property == .claims
        let value = property.asSent(value)
        let loaded = entered?.fields[Self.basisName(of: name)].map(property.asSent) ?? value
        let text = entered.map { property.entered(in: $0) } ?? value
        self.text = text
        isOn = text == "true"
        isChanged = text != loaded
        let canonical = property.canonical(text)
        isReplaced = isChanged && !loaded.isEmpty && canonical != property.canonical(loaded)
        isConflict = isChanged && loaded != value && canonical != property.canonical(value)
        present = isConflict ? (value.isEmpty ? translated("empty") : value) : nil
        // A second attempt replaces the value that the operator has now seen.
        basis = isConflict ? value : loaded
    }

    private static func basisName(of field: String) -> String { "basis-\(field)" }
}

extension UserProperty {
    /// Returns what was entered, as browsers send it.
    fileprivate func entered(in form: ConsoleForm) -> String {
        switch self {
        case .emailVerified: String(form.isChecked(rawValue))
        // White space can be part of a password.
        case .password: form.fields[rawValue] ?? ""
        default: asSent(form.fields[rawValue] ?? "")
        }
    }

    /// Returns a value as browsers send it back: they change line breaks.
    ///
    /// Without this, saving the form would change values that the operator has not touched.
    fileprivate func asSent(_ text: String) -> String {
        var sent = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\r": continue
            case "\n" where self != .claims: continue
            default: sent.unicodeScalars.append(scalar)
            }
        }
        return ConsoleForm.trimmed(sent)
    }
}
