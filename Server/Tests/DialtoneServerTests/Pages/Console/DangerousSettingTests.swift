import DialtoneBasics
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

@testable import DialtoneServer

/// Tests of which changes of settings need a confirmation.
struct DangerousSettingTests {
    private static func value(_ text: String) throws -> DialtoneBasics.JSONValue {
        let value = DialtoneBasics.JSONValue(parsing: text.utf8)
        return try #require(value)
    }

    @Test(arguments: [
        ("5", "4"), ("5", "4.5"), ("0.5", "0"), ("null", "1000000"),
        (#"{"FR":{"perDay":5}}"#, #"{"FR":{"perDay":4}}"#),
        (#"{"FR":{"perDay":5}}"#, "{}"), ("{}", #"{"FR":{"perDay":5}}"#),
    ])
    func `a lower amount, a new limit and other entries are tighter`(
        change: (present: String, entered: String)
    ) throws {
        let present = try Self.value(change.present)
        let entered = try Self.value(change.entered)
        #expect(entered.isTighter(than: present))
    }

    @Test(arguments: [
        ("5", "5"), ("5", "5.5"), ("5", "null"), ("null", "null"), ("0", "0"),
        (#"{"FR":{"perDay":5}}"#, #"{"FR":{"perDay":null}}"#),
        (#"{"FR":{"perDay":5}}"#, #"{"FR":{"perDay":6}}"#),
    ])
    func `the same amount, a higher one and no limit are not tighter`(
        change: (present: String, entered: String)
    ) throws {
        let present = try Self.value(change.present)
        let entered = try Self.value(change.entered)
        #expect(!entered.isTighter(than: present))
    }

    @Test func `every cap, budget and limit is dangerous when it is lowered`() {
        let groups: [ConsoleSettingGroup] = [.sendLimits, .spending, .limits]
        let amounts = groups.flatMap(\.settings).filter(\.kind.isNumber)
        #expect(amounts.count > 50)
        for setting in amounts {
            #expect(setting.isDangerous(from: .integer(5), to: .integer(0)), "\(setting.path)")
            #expect(!setting.isDangerous(from: .integer(5), to: .integer(6)), "\(setting.path)")
        }
    }

    @Test func `lower caps of a country need a confirmation, and another price does not`() {
        let info = ProjectSettingsInfo {
            $0.settings = [
                CountryTerms.prices: "{}",
                CountryTerms.caps: #"{"FR":{"perDay":5,"perHour":null,"perMonth":null}}"#,
            ]
        }
        func isDangerous(_ fields: [String: String]) -> Bool {
            let terms = CountryTerms(of: "FR", in: ConsoleForm(fields: fields))
            return CountryTerms.areDangerous(terms.settings(changing: info), in: info)
        }
        #expect(isDangerous(["hasCaps": "true", "perDay": "4"]))
        #expect(isDangerous(["perDay": "5"]))
        #expect(!isDangerous(["hasCaps": "true", "perDay": "6"]))
        #expect(!isDangerous(["hasCaps": "true", "perDay": "5", "price": "0.2"]))
    }
}
