import DialtoneBasics

/// A time, as pages of the console show it.
///
/// Without scripts, it is in UTC; the console's script shows it in the browser's time zone.
struct ConsoleTime: Sendable {
    /// The time in RFC 3339, for the `datetime` attribute.
    let machine: String

    /// The time in words, in UTC.
    let words: String

    init(_ moment: Timestamp) {
        self.init(rfc3339: moment.rfc3339)
    }

    /// Creates the time from the text with which the API returns it.
    init(rfc3339 text: String) {
        machine = text
        words = machine.prefix(16).replacing("T", with: " ") + " UTC"
    }

    /// Creates the time of a value in milliseconds since 1970.
    init(milliseconds: Int64) {
        self.init(Timestamp(milliseconds: milliseconds))
    }
}
