/// The URL schemes that an app's Info.plist registers.
struct BundleSchemes {
    let names: [String]

    init(info: [String: Any]) {
        let types = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
        names = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    }
}
