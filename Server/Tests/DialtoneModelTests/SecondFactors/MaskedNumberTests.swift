import DialtoneModel
import PhoneNumbers
import Testing

struct MaskedNumberTests {
    @Test(arguments: [
        ("+16505550101", "+*******0101"), ("+4915123456789", "+*********6789"),
        ("+2901234", "+***1234"),
    ])
    func `a hint shows the last four digits`(number: String, hint: String) {
        #expect(PhoneNumber(e164: number).masked == hint)
    }
}
