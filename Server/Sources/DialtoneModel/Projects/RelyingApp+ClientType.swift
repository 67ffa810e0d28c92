extension RelyingApp.Platform {
    /// Parses the client type that Google's SDKs send; returns `nil` for unknown values.
    package init?(clientType: String?) {
        switch clientType {
        case "CLIENT_TYPE_IOS": self = .ios
        case "CLIENT_TYPE_ANDROID": self = .android
        case "CLIENT_TYPE_WEB": self = .web
        default: return nil
        }
    }
}
