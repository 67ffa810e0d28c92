import DialtoneModel
import Foundation
import Testing

struct PasskeySettingsTests {
    private func field(_ adjust: (inout PasskeySettings) -> Void) -> String? {
        var settings = ProjectSettings()
        adjust(&settings.passkeys)
        do {
            try settings.check()
            return nil
        } catch {
            guard case .invalidArgument(let field, _) = error else { return "another refusal" }
            return field
        }
    }

    @Test func `settings are encoded and decoded unchanged`() throws {
        var settings = ProjectSettings()
        settings.passkeys.isEnabled = false
        settings.passkeys.rpID = "example.com"
        settings.passkeys.origins = ["https://shop.example"]
        let data = try JSONEncoder().encode(settings)
        #expect(try JSONDecoder().decode(ProjectSettings.self, from: data) == settings)
    }

    @Test(arguments: [
        ("example.com", true), ("auth.example.com", true), ("localhost", true),
        ("xn--bcher-kva.example", true), ("a-1.example", true),
        ("", false), ("Example.com", false), ("example.com.", false), (".example.com", false),
        ("https://example.com", false), ("example.com:443", false), ("example.com/path", false),
        ("192.0.2.1", false), ("1.2.3", false), ("::1", false), ("bücher.example", false),
        ("-a.example", false), ("a-.example", false), ("a_b.example", false), ("*.example", false),
        (String(repeating: "a", count: 64) + ".example", false),
        (String(repeating: "a.", count: 127) + "example", false),
    ])
    func `an RP ID is a domain as browsers compare it`(rpID: String, isValid: Bool) {
        #expect(field { $0.rpID = rpID } == (isValid ? nil : "passkeys.rpID"))
    }

    @Test(arguments: [
        ("https://shop.example", true), ("https://shop.example:8443", true),
        ("http://localhost:5173", true), ("https://localhost", true),
        ("android:apk-key-hash:MzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM", true),
        ("https://shop.example/", false), ("https://shop.example:443", false),
        ("http://shop.example", false), ("https://Shop.example", false),
        ("https://192.0.2.1", false), ("https://user@shop.example", false),
        ("https://shop.example?a=b", false), ("https://shop.example#a", false),
        ("HTTPS://shop.example", false), ("shop.example", false), ("*", false), ("", false),
        ("android:apk-key-hash:", false), ("android:apk-key-hash:MzMz", false),
        ("android:apk-key-hash:MzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM=", false),
        ("ios:bundle-id:com.example", false),
    ])
    func `an origin is in the form that clients send`(origin: String, isValid: Bool) {
        #expect(field { $0.origins = [origin] } == (isValid ? nil : "passkeys.origins"))
    }

    @Test func `the number of origins is limited`() {
        let origins = (0..<101).map { "https://shop\($0).example" }
        #expect(field { $0.origins = origins } == "passkeys.origins")
        #expect(field { $0.origins = Array(origins.dropLast()) } == nil)
    }

    @Test(arguments: [
        ("example.com", true), ("a.example.com", true), ("badexample.com", false),
        ("example.org", false), ("com", false), ("", false),
    ])
    func `a host is of a domain if it is the domain or below it`(host: String, isOf: Bool) {
        #expect(PasskeySettings.isHost(host, of: "example.com") == isOf)
    }
}
