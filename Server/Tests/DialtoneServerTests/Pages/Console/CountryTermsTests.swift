import IdentityToolkit
import IdentityToolkitAdmin
import Testing

@testable import DialtoneServer

/// Tests of what a project has set for one country.
struct CountryTermsTests {
    private var info: ProjectSettingsInfo {
        ProjectSettingsInfo {
            $0.settings = [
                CountryTerms.currency: #""EUR""#,
                CountryTerms.prices: #"{"*":0.1,"DE":0.07}"#,
                CountryTerms.senders: #"{"DE":{"senderID":"ACME"}}"#,
                CountryTerms.caps: "{}",
                "sendGuard.caps.country.perHour": "null",
                "sendGuard.caps.country.perDay": "20",
                "sendGuard.caps.country.perMonth": "null",
            ]
        }
    }

    @Test(arguments: ["DE", "FR", CountryTerms.others])
    func `terms that are not changed change no setting`(code: String) {
        let terms = CountryTerms(of: code, in: info)
        #expect(terms.settings(changing: info).isEmpty)
    }

    @Test func `a change keeps what other countries have`() {
        var fields = CountryTerms(of: "FR", in: info).fields
        fields["price"] = "0.2"
        fields["perDay"] = "5"
        fields["hasCaps"] = "true"
        let terms = CountryTerms(of: "FR", in: ConsoleForm(fields: fields))
        let changes = terms.settings(changing: info)
        #expect(changes[CountryTerms.prices] == #"{"*":0.1,"DE":0.07,"FR":0.2}"#)
        #expect(changes[CountryTerms.senders] == nil)
        #expect(
            changes[CountryTerms.caps] == #"{"FR":{"perDay":5,"perHour":null,"perMonth":null}}"#
        )
    }

    @Test func `a country without own caps ignores the fields for them`() {
        let form = ConsoleForm(fields: ["perDay": "many", "price": "0.07", "senderID": "ACME"])
        let terms = CountryTerms(of: "DE", in: form)
        #expect(terms.wrongNumbers.isEmpty)
        #expect(terms.settings(changing: info).isEmpty)
    }

    @Test func `all others have the currency and the cap of each country`() {
        var fields = CountryTerms(of: CountryTerms.others, in: info).fields
        #expect(fields["currency"] == "EUR")
        #expect(fields["perDay"] == "20")
        fields["perDay"] = ""
        fields["perHour"] = "3"
        let terms = CountryTerms(of: CountryTerms.others, in: ConsoleForm(fields: fields))
        #expect(
            terms.settings(changing: info) == [
                "sendGuard.caps.country.perDay": "null", "sendGuard.caps.country.perHour": "3",
            ]
        )
    }

    @Test func `a country is removed from every setting that has it`() {
        #expect(
            CountryTerms.removing("DE", from: info) == [
                CountryTerms.prices: #"{"*":0.1}"#, CountryTerms.senders: "{}",
            ]
        )
        #expect(CountryTerms.removing("FR", from: info).isEmpty)
    }

    @Test(arguments: [
        ("sendGuard.prices.DE", "price"), ("messages.senders.DE.entityID", "entityID"),
        ("messages.senders.DE", "senderID"), ("sendGuard.caps.countries.DE.perDay", "perDay"),
        ("sendGuard.caps.country.perHour", "perHour"), ("sendGuard.currency", "currency"),
    ])
    func `a refusal is shown at its field`(path: String, field: String) {
        #expect(CountryTerms(of: "DE", in: info).field(named: path) == field)
    }
}
