package import DialtoneModel
import DialtoneSendGuard
package import PhoneNumbers

extension PhoneNumber {
    /// Parses a number in any spelling that people copy from a message or a form.
    ///
    /// A number without "+" belongs to `region`, else to the only country of the project, else it
    /// may begin with a country calling code, with or without "00".
    package init(
        searching text: String,
        region: String? = nil,
        in settings: ProjectSettings
    ) throws(Refusal) {
        let only = settings.smsRegions.allowed.flatMap { $0.count == 1 ? $0.first : nil }
        do {
            self = try Self(parsing: text, defaultRegion: region ?? only)
        } catch {
            guard error == .missingCountry else { throw .invalidPhoneNumber(error) }
            let digits = text.drop { !$0.isNumber }
            let number = digits.hasPrefix("00") ? digits.dropFirst(2) : digits
            guard let found = try? Self(parsing: "+\(number)", as: .valid) else {
                throw .invalidPhoneNumber(error)
            }
            self = found
        }
    }
}
