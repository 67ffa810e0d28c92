public import IdentityToolkit

/// The response that lists messages.
public struct ListMessagesResponse: WireObject {
    /// The messages, newest first.
    ///
    /// A page may have fewer messages than requested, or none, although there are more: each call
    /// searches a limited part of the log.
    public var messages: [LoggedMessage] = []

    /// The token of the next page; absent on the last one.
    public var nextPageToken: String?

    /// The time back to which the log was searched, in RFC 3339; absent on the last page.
    public var searchedUntil: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
