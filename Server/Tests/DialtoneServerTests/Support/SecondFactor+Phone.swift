import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import PhoneNumbers

extension SecondFactor {
    static func phone(_ number: String, at moment: Timestamp, id: String? = nil) -> SecondFactor {
        SecondFactor(
            id: SecondFactorID(rawValue: id ?? "factor-\(number.suffix(4))"),
            proof: .phone(PhoneNumber(e164: number)),
            displayName: "work",
            enrolledAt: moment
        )
    }
}

extension Timestamp {
    static let start = StoppedClock.start
}
