import DialtoneBasics
import DialtoneModel
import IdentityToolkit

extension Timestamp {
    init(wireSeconds value: WireInt64, _ field: String) throws(Refusal) {
        guard value.value >= 0, value.value <= Self.calendar.upperBound.seconds else {
            throw .invalidArgument(field: field, problem: "must be a time in seconds.")
        }
        self.init(seconds: value.value)
    }

    init(wireMilliseconds value: WireInt64, _ field: String) throws(Refusal) {
        guard Self.calendar.contains(Self(milliseconds: value.value)) else {
            throw .invalidArgument(field: field, problem: "must be a time in milliseconds.")
        }
        self.init(milliseconds: value.value)
    }
}
