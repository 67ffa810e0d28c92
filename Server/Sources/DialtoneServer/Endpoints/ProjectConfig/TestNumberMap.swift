import DialtoneModel
import PhoneNumbers

extension [TestNumber] {
    /// The numbers and their codes, as in the API; `nil` without any.
    var codes: [String: String]? {
        guard !isEmpty else { return nil }
        return Dictionary(map { ($0.phoneNumber.e164, $0.code.digits) }) { first, _ in first }
    }
}

extension [PhoneNumber: String] {
    /// Parses the API's map of numbers and codes.
    init(testPhoneNumbers: [String: String]) throws(Refusal) {
        self.init()
        for (text, code) in testPhoneNumbers {
            do {
                self[try PhoneNumber(parsing: text)] = code
            } catch {
                throw .invalidTestNumber("\(error)")
            }
        }
    }
}
