/// Whether the SDK may watch the app's delegates, as the app's Info.plist says.
struct DelegateProxySetting: Hashable, Sendable {
    let isOn: Bool

    /// It may, unless one of upstream's two keys says no: as a Boolean, or as text, which upstream
    /// overlooks.
    init(info: [String: Any]) {
        let names = ["FirebaseAppDelegateProxyEnabled", "GoogleUtilitiesAppDelegateProxyEnabled"]
        isOn = !names.contains { Self.isNo(info[$0]) }
    }

    private static func isNo(_ value: Any?) -> Bool {
        if let value = value as? Bool { return !value }
        guard let text = value as? String else { return false }
        return ["no", "false", "0"].contains(text.lowercased())
    }
}
