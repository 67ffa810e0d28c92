import Foundation
import Testing

@testable import DialtoneAuthUI

struct NumberStepTests {
    @Test(arguments: [
        (nil, "DE", "DE"), ("AT", "DE", "AT"), (nil, "de", "DE"), (nil, nil, "US"),
        ("XX", nil, "US"),
    ])
    func `the country is that of the options or of the user's settings`(
        option: String?,
        region: String?,
        country: String
    ) {
        var options = SignInOptions()
        options.defaultCountry = option
        #expect(Screen(options, region: region).entry?.country.code == country)
    }

    @Test func `a country outside of the list is not the first one`() throws {
        var options = SignInOptions()
        options.countries = try Countries(only: ["FR", "BE"])
        #expect(Screen(options, region: "US").entry?.country.code == "BE")
    }

    @Test func `a number is sent in the form of the protocol`() {
        var screen = Screen()
        screen.send(.typeNumber(Screen.number), .submit)
        #expect(screen.request == .sendCode(number: "+16505550100"))
        #expect(screen.model.isBusy)
    }

    @Test func `a second press of the button sends nothing`() {
        var screen = Screen()
        screen.send(.typeNumber(Screen.number), .submit, .submit)
        #expect(screen.effects.isEmpty)
        screen.send(.typeNumber("1"))
        #expect(screen.entry?.digits == Screen.number)
    }

    @Test(arguments: [
        ("", "Enter your phone number."),
        ("abc", "Enter your phone number."),
        ("650 555 CALL", "This isn’t a phone number we can text. Example: 201-555-0123"),
        ("+999 123", "No country has this calling code. Check the digits after the “+”."),
    ])
    func `a text that is no number is not sent`(text: String, complaint: String) {
        var screen = Screen()
        screen.send(.typeNumber(text), .submit)
        #expect(screen.complaint == complaint)
        #expect(screen.effects.isEmpty)
    }

    @Test func `a number of a country that is not served is not sent`() throws {
        var options = SignInOptions()
        options.countries = try Countries(only: ["US"])
        var screen = Screen(options)
        screen.send(.typeNumber("+49 1512 3456789"), .submit)
        #expect(screen.complaint == "We can’t text numbers in this country yet (Germany).")
        #expect(screen.effects.isEmpty)
    }

    @Test func `a complaint goes away with the next change`() {
        var screen = Screen()
        screen.send(.submit)
        #expect(screen.complaint != nil)
        screen.send(.typeNumber("6"))
        #expect(screen.complaint == nil)
    }

    @Test func `a pasted number announces its country`() throws {
        var screen = Screen()
        screen.send(.typeNumber("+49 1512 3456789"))
        let germany = try #require(CountryTable.byCode["DE"])
        #expect(screen.model.notice == .countryChanged(germany))
    }

    @Test func `a chosen country keeps the digits`() throws {
        var screen = Screen()
        screen.send(.typeNumber("5062345678"))
        screen.send(.chooseCountry(try #require(CountryTable.byCode["CA"])))
        #expect(screen.entry?.country.code == "CA")
        #expect(screen.entry?.number == "+15062345678")
    }

    @Test func `a country outside of the list cannot be chosen`() throws {
        var options = SignInOptions()
        options.countries = try Countries(only: ["US"])
        var screen = Screen(options)
        screen.send(.chooseCountry(try #require(CountryTable.byCode["DE"])))
        #expect(screen.entry?.country.code == "US")
    }

    @Test func `the app's number is filled in, and can be fixed`() {
        var options = SignInOptions()
        options.phoneNumber = "+49 1512 3456789"
        options.isPhoneNumberFixed = true
        var screen = Screen(options)
        #expect(screen.entry?.country.code == "DE")
        screen.send(.typeNumber("1"), .submit)
        #expect(screen.request == .sendCode(number: "+4915123456789"))
        screen.answer(screen.sent())
        #expect(!screen.model.canGoBack)
        screen.send(.back)
        #expect(screen.code != nil)
    }

    @Test(arguments: [
        (
            "NUMBER_TOO_SHORT",
            "This number is too short for the country you chose (United States). "
                + "Example: 201-555-0123"
        ),
        ("SEND_HOURLY_LIMIT", "This number has reached its hourly limit of messages."),
        ("SOMETHING_NEW", "Something went wrong. Try again in a moment."),
        ("offline", "We can’t reach the server. Check your connection and try again."),
    ])
    func `a refusal is explained, and the number stays`(word: String, complaint: String) {
        var screen = Screen()
        screen.send(.typeNumber(Screen.number), .submit)
        screen.answer(Screen.refusal(word))
        #expect(screen.complaint == complaint)
        #expect(screen.entry?.digits == Screen.number)
        #expect(!screen.model.isBusy)
        #expect(screen.saved == nil)
    }

    @Test func `a waiting time counts down and goes away`() {
        var screen = Screen()
        screen.send(.typeNumber(Screen.number), .submit)
        screen.answer(Screen.refusal("ADDRESS_LIMIT", retryAfter: 65))
        #expect(screen.complaint?.hasSuffix("Try again in 1:05.") == true)
        #expect(screen.model.isWaiting)
        screen.pass(60)
        #expect(screen.complaint?.hasSuffix("Try again in 0:05.") == true)
        screen.pass(5)
        #expect(screen.complaint == "Too many messages were requested from your connection.")
        #expect(!screen.model.isWaiting)
    }

    @Test func `a closed page is no failure`() {
        var screen = Screen()
        screen.send(.typeNumber(Screen.number), .submit)
        screen.answer(.failed(.cancelled))
        #expect(screen.complaint == nil)
        #expect(screen.entry != nil)
    }

    @Test func `the answer to an abandoned request is ignored`() {
        var screen = Screen()
        screen.send(.typeNumber(Screen.number), .submit)
        let turn = screen.model.turn
        screen.send(.back)
        #expect(screen.effects == [.cancel])
        screen.send(.answer(screen.sent(), turn: turn))
        #expect(screen.entry != nil)
        #expect(screen.effects.isEmpty)
    }

    @Test(arguments: ["NUMBER_TOO_SHORT", "INVALID_PHONE_NUMBER"])
    func `a refused number is shown an example`(word: String) throws {
        var screen = Screen(region: "DE")
        screen.send(.typeNumber("151"), .submit)
        screen.answer(Screen.refusal(word))
        let example = try #require(CountryTable.byCode["DE"]).exampleNumber
        #expect(screen.complaint?.hasSuffix(" Example: \(example)") == true)
        screen.send(.submit)
        screen.answer(Screen.refusal("SPEND_CAP"))
        #expect(screen.complaint?.contains("Example") == false)
    }
}
