import Foundation

/// The property list in a signed `embedded.mobileprovision` file.
struct ProvisioningProfile {
    private let entitlements: [String: Any]

    /// Parses a profile; `nil` if the file contains no property list.
    init?(_ file: Data) {
        guard let start = file.range(of: Data("<?xml".utf8)),
            let end = file.range(of: Data("</plist>".utf8), in: start.lowerBound..<file.endIndex),
            let list = try? PropertyListSerialization.propertyList(
                from: file[start.lowerBound..<end.upperBound],
                format: nil
            ) as? [String: Any]
        else { return nil }
        entitlements = list["Entitlements"] as? [String: Any] ?? [:]
    }

    /// The push environment of the app's device tokens.
    var tokenType: AuthAPNSTokenType {
        let names = ["aps-environment", "com.apple.developer.aps-environment"]
        return names.contains { entitlements[$0] as? String == "development" } ? .sandbox : .prod
    }
}
