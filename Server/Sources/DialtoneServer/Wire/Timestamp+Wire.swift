import DialtoneCore
import IdentityToolkit

extension Timestamp {
    /// As far as dates on the wire go: to the end of the year 9999.
    private static let lastSecond: Int64 = 253_402_300_799

    init(wireSeconds value: WireInt64, _ field: String) throws(Refusal) {
        guard (0...Self.lastSecond).contains(value.value) else {
            throw .invalidArgument(field: field, problem: "Not a time in seconds.")
        }
        self.init(seconds: value.value)
    }

    init(wireMilliseconds value: WireInt64, _ field: String) throws(Refusal) {
        guard (0...Self.lastSecond * 1_000).contains(value.value) else {
            throw .invalidArgument(field: field, problem: "Not a time in milliseconds.")
        }
        self.init(milliseconds: value.value)
    }
}
