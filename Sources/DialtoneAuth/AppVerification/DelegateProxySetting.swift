/// Whether the app's Info.plist allows the SDK to observe the app's delegates.
struct DelegateProxySetting: Hashable, Sendable {
    let isOn: Bool

    /// Reads the setting: allowed, unless one of Firebase's two keys is false.
    ///
    /// The value may be a Boolean, or text, which Firebase ignores.
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
