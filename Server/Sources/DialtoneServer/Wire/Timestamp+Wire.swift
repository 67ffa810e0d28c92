import DialtoneBasics
import DialtoneModel
import Foundation
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

extension Timestamp {
    /// Parses a time in RFC 3339; `nil` if it is absent or empty.
    init?(wireText text: String?, _ field: String) throws(Refusal) {
        guard let text, !text.isEmpty else { return nil }
        let styles = [
            Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
        ]
        let date = styles.lazy.compactMap { try? $0.parse(text) }.first
        let seconds = date?.timeIntervalSince1970
        guard let seconds, let milliseconds = Int64(exactly: (seconds * 1_000).rounded()),
            Self.calendar.contains(Self(milliseconds: milliseconds))
        else {
            throw .invalidArgument(field: field, problem: "must be a time in RFC 3339")
        }
        self.init(milliseconds: milliseconds)
    }
}
