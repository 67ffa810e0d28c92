import IdentityToolkitAdmin
import DialtoneBasics
import DialtoneDiagnostics

extension EmailExplanation: CommandView {
    /// The explanation as text, starting with the answer.
    var lines: [String] {
        var lines = [
            answer, "", "Account:    \(hasAccount ? "yes" : "none")",
            "Passwords:  \(passwords.text)", "E-mails:    \(mails.text)",
        ]
        if !passwords.addresses.isEmpty {
            lines.append("Tried from: \(passwords.addresses.joined(separator: ", "))")
        }
        if !knownAddresses.isEmpty {
            lines.append("Known:      \(knownAddresses.map(\.text).joined(separator: ", "))")
        }
        return lines + ["", "What to do:"] + remedies.map { "  \($0)" }
    }
}

extension EmailTries {
    fileprivate var text: String { "\(inHour) in an hour, \(inDay) in a day" }
}

extension KnownClientAddress {
    fileprivate var text: String {
        waitSeconds > 0 ? "\(address) (waits \(TimeSpan.seconds(waitSeconds).readable))" : address
    }
}
