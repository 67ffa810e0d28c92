/// What an operator has entered, beside what another one has saved meanwhile.
struct ConsoleConflict: Sendable {
    struct Value: Sendable {
        let name: String
        let entered: String
        let present: String

        init(_ name: String, entered: String, present: String) {
            self.name = name
            self.entered = entered
            self.present = present
        }
    }

    /// The values that differ.
    let values: [Value]
    let hasValues: Bool

    init(_ values: [Value]) {
        self.values = values.filter { $0.entered != $0.present }
        hasValues = !self.values.isEmpty
    }
}
