package import DialtoneBasics
package import PhoneNumbers

/// A place in the list of opt-outs, which begins with the newest one.
package struct OptOutPosition: Hashable, Sendable {
    package let since: Timestamp
    package let phoneNumber: PhoneNumber

    package init(since: Timestamp, phoneNumber: PhoneNumber) {
        self.since = since
        self.phoneNumber = phoneNumber
    }

    /// The text that a caller sends back for the next page.
    package var token: String { "\(since.milliseconds)\(phoneNumber.e164)" }

    /// Parses ``token``.
    package init?(token: String) {
        guard let match = token.wholeMatch(of: /([0-9]{1,15})(\+[0-9]{1,15})/),
            let milliseconds = Int64(match.output.1),
            let number = try? PhoneNumber(parsing: String(match.output.2)),
            number.e164 == match.output.2
        else { return nil }
        self.init(since: Timestamp(milliseconds: milliseconds), phoneNumber: number)
    }
}
