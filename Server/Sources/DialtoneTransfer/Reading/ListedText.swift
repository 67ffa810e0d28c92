/// One row of a file as it stands there.
enum ListedText<Value> {
    case row(Value)

    /// More than ``limit`` bytes: it was passed over, so that memory stays bounded.
    case tooLong

    /// The most bytes of a row.
    static var limit: Int { 1 << 20 }
}
