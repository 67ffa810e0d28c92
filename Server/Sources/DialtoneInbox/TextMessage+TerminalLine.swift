package import DialtoneModel
import PhoneNumbers

extension TextMessage {
    /// The message as one line for a developer's terminal; must not be logged.
    package var terminalLine: String {
        "message to \(phoneNumber.e164) (\(projectID)): \(text)"
    }
}
