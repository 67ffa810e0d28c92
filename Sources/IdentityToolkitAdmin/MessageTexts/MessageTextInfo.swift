public import IdentityToolkit

/// The text of messages in one language.
public struct MessageTextInfo: WireObject {
    /// The language tag, such as `de`.
    public var language = ""

    /// Where the text comes from: `shipped`, `project` or `app`.
    public var origin = ""

    /// The text in effect, with `{code}` and optionally `{app}`.
    public var text = ""

    /// The built-in text; absent if the language has none.
    public var shipped: String?

    /// Why the text is not sent; absent if it is sent.
    public var problem: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the texts of messages.
public struct ListMessageTextsResponse: WireObject {
    /// The texts by language tag, in order.
    public var texts: [MessageTextInfo] = []

    /// The app's name in texts.
    public var appName = ""

    /// The domain that codes are bound to; absent if there is none.
    public var domain: String?

    /// The hash of the Android app; absent if there is none.
    public var appHash: String?

    /// The language for users whose language has no text.
    public var defaultLanguage = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
