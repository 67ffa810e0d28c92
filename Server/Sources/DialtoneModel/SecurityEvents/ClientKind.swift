/// The kind of the calling program, as it claims itself.
package enum ClientKind: String, Hashable, Sendable, CaseIterable {
    case apple, android, web

    /// A library for back ends.
    case admin
    case other

    /// Parses the `X-Client-Version` of SDKs, such as `iOS/FirebaseSDK/12.0.0` and
    /// `Chrome/JsCore/10.1.0/FirebaseCore-web`.
    package init(clientVersion text: String) {
        self =
            if text.contains("/JsCore/") {
                .web
            } else if text.hasPrefix("Android/") {
                .android
            } else if ["iOS/", "macOS/", "tvOS/", "watchOS/", "visionOS/", "iPadOS/"]
                .contains(where: text.hasPrefix)
            {
                .apple
            } else if text.contains("/Admin/") {
                .admin
            } else {
                .other
            }
    }
}
