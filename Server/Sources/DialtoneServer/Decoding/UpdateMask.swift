/// Which fields of a record a change is about: `displayName,responseType.code`.
struct UpdateMask: Sendable {
    /// Each field by its path from the record down.
    let fieldPaths: [[String]]

    /// `nil` where the caller names no fields; then the change is about those that it sends.
    init?(_ text: String?) {
        guard let text, !text.isEmpty else { return nil }
        fieldPaths = text.split(separator: ",").map { path in
            path.drop { $0 == " " }.split(separator: ".").map(String.init)
        }
        .filter { !$0.isEmpty }
    }

    /// Whether the change is about the field, or about all of a record that holds it.
    func contains(_ path: String) -> Bool {
        let names = path.split(separator: ".").map(String.init)
        return fieldPaths.contains { $0 == ["*"] || names.starts(with: $0) }
    }
}
