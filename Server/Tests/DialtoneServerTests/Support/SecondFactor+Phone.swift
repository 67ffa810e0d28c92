import DialtoneCore
import PhoneNumbers

extension SecondFactor {
    static func sample() throws -> SecondFactor {
        SecondFactor(
            id: SecondFactorID(rawValue: "factor"),
            proof: .phone(try PhoneNumber(parsing: "+16505550111")),
            displayName: nil,
            enrolledAt: StoppedClock.start
        )
    }
}
