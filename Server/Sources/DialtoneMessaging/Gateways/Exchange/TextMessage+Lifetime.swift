import DialtoneCore
import PhoneNumbers

extension TextMessage {
    /// How many seconds the code is still good for, within what the gateway takes.
    func secondsLeft(at now: Timestamp, within range: ClosedRange<Int64>) -> Int64 {
        min(max((expiresAt - now).wholeSeconds, range.lowerBound), range.upperBound)
    }

    /// The number without its plus sign.
    var bareNumber: String { String(phoneNumber.e164.drop { $0 == "+" }) }
}
