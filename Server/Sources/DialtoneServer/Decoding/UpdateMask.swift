import DialtoneCore

/// Which fields of a record a change is about: `displayName,responseType.code`.
struct UpdateMask: Sendable {
    /// More than any record has, so that applying a mask stays cheap.
    private static let fieldLimit = 100

    /// Paths are followed recursively.
    private static let depthLimit = 16

    /// Each field by its path from the record down.
    let fieldPaths: [[String]]

    /// `nil` where the caller names no fields; then the change is about those that it sends.
    init?(_ text: String?) throws(Refusal) {
        guard let text, !text.isEmpty else { return nil }
        let paths = text.split(separator: ",", maxSplits: Self.fieldLimit)
        fieldPaths = paths.map { path in
            path.drop { $0 == " " }.split(separator: ".", maxSplits: Self.depthLimit)
                .map(String.init)
        }
        .filter { !$0.isEmpty }
        guard paths.count <= Self.fieldLimit,
            fieldPaths.allSatisfy({ $0.count <= Self.depthLimit })
        else { throw .invalidConfig("updateMask names too many fields.") }
    }

    /// Whether the change is about the field, or about all of a record that holds it.
    func contains(_ path: String) -> Bool {
        let names = path.split(separator: ".").map(String.init)
        return fieldPaths.contains { $0 == ["*"] || names.starts(with: $0) }
    }
}
