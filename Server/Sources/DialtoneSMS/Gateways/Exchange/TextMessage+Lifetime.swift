import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension TextMessage {
    /// The seconds until the code expires, clamped to the range that the gateway accepts.
    func secondsLeft(at now: Timestamp, within range: ClosedRange<Int64>) -> Int64 {
        min(max((expiresAt - now).wholeSeconds, range.lowerBound), range.upperBound)
    }

    /// The number without its plus sign.
    var bareNumber: String { String(phoneNumber.e164.drop { $0 == "+" }) }
}
