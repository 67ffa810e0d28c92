/// The version of this SDK.
enum SDKVersion {
    static let current = "0.1.0"
}

/// The version of this SDK, under Firebase's name.
public func FirebaseVersion() -> String {
    SDKVersion.current
}
