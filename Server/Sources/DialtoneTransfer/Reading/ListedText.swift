/// One row of a file, as text.
package enum ListedText<Value> {
    case row(Value)

    /// The row has more than ``limit`` bytes and was skipped to limit memory use.
    case tooLong

    /// The maximum size of a row, in bytes.
    static var limit: Int { 1 << 20 }
}

extension ListedText: Sendable where Value: Sendable {}
