import DialtoneBasics

/// The conditions of a listing, joined by AND, with their values.
struct SQLConditions {
    private var texts: [String] = []
    private(set) var values: [any SQLConvertible] = []

    /// Creates conditions that begin with one.
    init(_ condition: String, _ value: some SQLConvertible) {
        add(condition, [value])
    }

    /// What follows WHERE.
    var text: String { texts.joined(separator: " AND ") }

    mutating func add(_ condition: String, _ values: [any SQLConvertible] = []) {
        texts.append(condition)
        self.values += values
    }

    /// Adds a condition with one parameter, unless `value` is `nil`.
    mutating func add<Value: SQLConvertible>(_ condition: String, ifPresent value: Value?) {
        if let value { add(condition, [value]) }
    }

    /// Adds what continues a list, newest first, after the entry with this time and ID.
    mutating func add(after moment: Timestamp, _ id: String, in columns: (time: String, id: String))
    {
        let (time, key) = columns
        add("\(time) <= ? AND (\(time) < ? OR \(key) > ?)", [moment, moment, id])
    }
}
