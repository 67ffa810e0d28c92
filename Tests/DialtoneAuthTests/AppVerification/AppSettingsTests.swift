import Foundation
import Testing

@testable import DialtoneAuth

struct AppSettingsTests {
    @Test(
        arguments: [
            ([:], true),
            (["FirebaseAppDelegateProxyEnabled": true], true),
            (["FirebaseAppDelegateProxyEnabled": false], false),
            (["GoogleUtilitiesAppDelegateProxyEnabled": false], false),
            (["FirebaseAppDelegateProxyEnabled": "NO"], false),
            (["FirebaseAppDelegateProxyEnabled": "false"], false),
            (["FirebaseAppDelegateProxyEnabled": "YES"], true),
        ] as [([String: any Sendable], Bool)]
    )
    func `delegates are observed unless a setting of either type disables it`(
        info: [String: any Sendable],
        isOn: Bool
    ) {
        #expect(DelegateProxySetting(info: info).isOn == isOn)
    }

    @Test(arguments: [
        ("<key>aps-environment</key><string>development</string>", AuthAPNSTokenType.sandbox),
        ("<key>aps-environment</key><string>production</string>", .prod),
        ("<key>com.apple.developer.aps-environment</key><string>development</string>", .sandbox),
        ("", .prod),
    ])
    func `the token type is read from the signed provisioning profile`(
        entry: String,
        type: AuthAPNSTokenType
    ) throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\
            <key>Entitlements</key><dict>\(entry)</dict></dict></plist>
            """
        let signed = Data([0x30, 0x82, 0xff, 0x00]) + Data(list.utf8) + Data([0xa0, 0x82, 0x00])
        #expect(ProvisioningProfile(signed)?.tokenType == type)
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).mobileprovision")
        try signed.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let missing = file.appendingPathExtension("missing")
        #expect(PushPlatform.signedFor(profiles: [missing, file]) == type)
    }

    @Test(arguments: ["", "no list", "<?xml <plist>", "<?xml?><plist></plist>"])
    func `an unreadable profile is refused, and without a profile tokens are production`(
        text: String
    ) {
        #expect(ProvisioningProfile(Data(text.utf8)) == nil)
        #expect(PushPlatform.signedFor(profiles: []) == .prod)
    }

    @Test func `settings are copied whole`() {
        let settings = AuthSettings()
        settings.appVerificationPage = .browser
        settings.isAppVerificationDisabledForTesting = true
        let copy = settings.copy() as? AuthSettings
        settings.appVerificationPage = .anotherDevice
        #expect(copy?.appVerificationPage == .browser)
        #expect(copy?.isAppVerificationDisabledForTesting == true)
    }
}
