/// The platform of the app that requests a code.
public enum ClientType: String, WireEnum, Sendable {
    /// Not specified.
    case unspecified = "CLIENT_TYPE_UNSPECIFIED"
    /// A web page.
    case web = "CLIENT_TYPE_WEB"
    /// An Android app.
    case android = "CLIENT_TYPE_ANDROID"
    /// An app for an Apple platform.
    case ios = "CLIENT_TYPE_IOS"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .web: 1
        case .android: 2
        case .ios: 3
        }
    }
}
