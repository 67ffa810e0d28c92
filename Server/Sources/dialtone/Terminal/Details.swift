/// What a `show` command prints: a table of the fields of one value, or the value as JSON.
struct Details<Value: Encodable>: CommandView {
    let lines: [String]
    private let value: Value

    /// Creates a table of `fields`; those without a value are omitted.
    init(_ value: Value, _ fields: [(name: String, value: String?)]) {
        self.value = value
        let rows = fields.compactMap { field in
            field.value.flatMap { $0.isEmpty ? nil : [field.name, $0] }
        }
        lines = [Table(header: ["FIELD", "VALUE"], rows: rows).text]
    }

    func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
