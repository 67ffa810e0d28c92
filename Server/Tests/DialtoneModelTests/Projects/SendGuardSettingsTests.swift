import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import Foundation
import Testing

@Suite struct SendGuardSettingsTests {
    private func decoded(_ json: String) throws -> SendGuardSettings {
        try JSONDecoder().decode(SendGuardSettings.self, from: Data(json.utf8))
    }

    private func decodedProject(_ json: String) throws -> ProjectSettings {
        try JSONDecoder().decode(ProjectSettings.self, from: Data(#"{"sendGuard":\#(json)}"#.utf8))
    }

    @Test func `settings are encoded and decoded unchanged`() throws {
        var settings = SendGuardSettings()
        settings.mode = .audit
        settings.kinds = nil
        settings.currency = "EUR"
        settings.prices = ["*": SpendAmount(micros: 65_432), "DE": .units(1)]
        settings.limits.address = SendLimit(perDay: 7)
        settings.countriesPerAddress = nil
        settings.proofFrom = nil
        settings.answers.perDay = nil
        settings.answers.prefix.perDay = nil
        settings.answers.prefix.perVerified = 1.5
        settings.answers.trial = .days(1)
        settings.budgets.prefix = SendBudget(perDay: SpendAmount(micros: 1))
        settings.caps.countries["FR"] = SpendCap(perMonth: .units(3))
        settings.caps.project.perHour = nil
        settings.caps.growth.project.perMonth = nil
        settings.caps.growth.perVerified = 2.5
        settings.hold.duration = nil
        let data = try JSONEncoder().encode(settings)
        #expect(try JSONDecoder().decode(SendGuardSettings.self, from: data) == settings)
    }

    @Test func `missing values keep their defaults, even within one limit`() throws {
        let settings = try decoded(
            #"{"limits":{"address":{"perHour":99,"perDay":null}},"budgets":{"app":{"perDay":1.5}},"#
                + #""answers":{"prefix":{"perHour":null}}}"#
        )
        let defaults = SendGuardSettings()
        #expect(settings.limits.address == SendLimit(per10Minutes: 10, perHour: 99))
        #expect(settings.limits.network == defaults.limits.network)
        #expect(settings.budgets.app.perHour == defaults.budgets.app.perHour)
        #expect(settings.budgets.app.perDay == SpendAmount(micros: 1_500_000))
        #expect(settings.budgets.country == defaults.budgets.country)
        #expect(settings.answers.prefix.perHour == nil)
        #expect(settings.answers.prefix.perDay == defaults.answers.prefix.perDay)
        #expect(settings.mode == .enforce)
    }

    @Test(arguments: [
        #"{"currency":"usd"}"#, #"{"currency":"EUR"}"#, #"{"prices":{"Germany":1}}"#,
        #"{"prices":{"DE":-1}}"#, #"{"prices":{"DE":2000}}"#, #"{"limits":{"app":{"perDay":-1}}}"#,
        #"{"budgets":{"prefix":{"perHour":-0.01}}}"#,
        #"{"budgets":{"prefix":{"perVerified":-1}}}"#,
        #"{"caps":{"project":{"perDay":2000000000}}}"#, #"{"caps":{"countries":{"de":{}}}}"#,
        #"{"caps":{"growth":{"perVerified":-1}}}"#,
        #"{"caps":{"growth":{"countryShare":1.5}}}"#,
        #"{"caps":{"growth":{"project":{"perHour":-1}}}}"#,
        #"{"caps":{"reserve":-1}}"#, #"{"countriesPerAddress":0}"#, #"{"proofFrom":1.5}"#,
        #"{"answers":{"perHour":-1}}"#, #"{"answers":{"trial":-1}}"#, #"{"hold":{"duration":1}}"#,
        #"{"answers":{"prefix":{"perHour":-1}}}"#, #"{"answers":{"prefix":{"perDay":-1}}}"#,
        #"{"answers":{"prefix":{"perVerified":-1}}}"#,
        #"{"hold":{"probeEvery":0}}"#, #"{"hold":{"answersToEnd":0}}"#,
        #"{"hold":{"renewedBy":0}}"#, #"{"notices":{"prefix":-1}}"#,
        #"{"notices":{"country":-1}}"#, #"{"notices":{"project":2000000000}}"#,
    ])
    func `a value out of its range is refused`(json: String) throws {
        let settings = try decodedProject(json)
        #expect(throws: Refusal.self) { try settings.check() }
    }

    @Test(arguments: [#"{"mode":"perhaps"}"#, #"{"kinds":["fax"]}"#, #"{"prices":{"DE":1e300}}"#])
    func `an invalid value cannot be decoded`(json: String) {
        #expect(throws: DecodingError.self) { try decoded(json) }
    }

    @Test func `the defaults are within their ranges`() throws {
        let settings = ProjectSettings()
        #expect(throws: Never.self) { try settings.check() }
    }
}
