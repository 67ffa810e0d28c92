import DialtoneModel
import DialtoneTestSupport
import PhoneNumbers

extension SMSConversion {
    static func sample(_ messageID: String, wasEntered: Bool = true) -> SMSConversion {
        SMSConversion(
            gatewayName: "test",
            gatewayMessageID: messageID,
            phoneNumber: PhoneNumber(e164: "+16505550101"),
            wasEntered: wasEntered,
            at: StoppedClock.start
        )
    }
}
