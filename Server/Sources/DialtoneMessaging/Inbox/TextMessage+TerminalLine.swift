package import DialtoneCore
import PhoneNumbers

extension TextMessage {
    /// The message as one line for the terminal of a developer; never for a log.
    package var terminalLine: String {
        "message to \(phoneNumber.e164) (\(projectID)): \(text)"
    }
}
