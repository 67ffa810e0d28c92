import DialtoneModel

/// The versions of all records that a page has shown, for forms that can replace each of them.
///
/// A form that adds something must not replace what another operator has added meanwhile.
enum SeenList {
    static let fieldName = "seen"

    /// Returns the value of the form's hidden field.
    static func text(_ records: [(name: String, etag: String)]) -> String {
        records.map { "\($0.name) \($0.etag)" }.joined(separator: "\n")
    }

    /// Returns the query of a call that saves the record with a name.
    static func query(of name: String, in form: ConsoleForm) -> [String: String] {
        guard let seen = form.fields[fieldName] else { return [:] }
        let lines = seen.split(whereSeparator: \.isNewline)
        let etag = lines.first { $0.hasPrefix(name + " ") }?.dropFirst(name.count + 1)
        return ["etag": etag.map(String.init) ?? SeenVersion.none]
    }
}
