import DialtoneModel
import PhoneNumbers

extension PhoneNumber {
    /// Parses a number from the command line.
    init(typed text: String) throws(Refusal) {
        do {
            try self.init(parsing: text)
        } catch {
            throw .invalidPhoneNumber(error)
        }
    }
}
