extension RelyingApp.Platform {
    /// Takes what Google's SDKs say that they run on; `nil` for anything else.
    package init?(clientType: String?) {
        switch clientType {
        case "CLIENT_TYPE_IOS": self = .ios
        case "CLIENT_TYPE_ANDROID": self = .android
        case "CLIENT_TYPE_WEB": self = .web
        default: return nil
        }
    }
}
