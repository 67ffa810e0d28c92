import DialtoneModel
import PhoneNumbers

/// A test number, as commands print it.
struct TestNumberView: Encodable {
    let phoneNumber: String
    let code: String

    init(_ number: TestNumber) {
        phoneNumber = number.phoneNumber.e164
        code = number.code.digits
    }
}
