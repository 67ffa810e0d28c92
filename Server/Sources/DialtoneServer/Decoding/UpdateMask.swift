import DialtoneModel

/// The fields of a record that an update changes: `displayName,responseType.code`.
struct UpdateMask: Sendable {
    /// The maximum number of fields, above that of any record, so that applying a mask is cheap.
    private static let fieldLimit = 100

    /// The maximum depth of a path, because paths are followed recursively.
    private static let depthLimit = 16

    /// Each field as its path from the root of the record.
    let fieldPaths: [[String]]

    /// Parses a mask; `nil` without one, which means that all fields in the request change.
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

    /// Whether the mask includes the field or an object that contains it.
    func contains(_ path: String) -> Bool {
        let names = path.split(separator: ".").map(String.init)
        return fieldPaths.contains { $0 == ["*"] || names.starts(with: $0) }
    }
}
