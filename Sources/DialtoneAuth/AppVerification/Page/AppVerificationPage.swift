/// Where to show web pages: the challenge page and the pages of identity providers.
public enum AppVerificationPage: String, Hashable, Sendable, CaseIterable {
    /// The best option on the device.
    ///
    /// On Apple platforms, it is the system's authentication session; elsewhere the browser, or
    /// another device if there is no browser or an ``AuthUIDelegate`` shows the address.
    case automatic

    /// The system's authentication session (`ASWebAuthenticationSession`); it needs no URL scheme.
    case systemSession

    /// A page that the ``AuthUIDelegate``, or the app's topmost view controller, presents.
    ///
    /// It returns with the app's URL scheme, and therefore to ``Auth/canHandle(_:)``.
    case uiDelegate

    /// The browser of this machine; it returns to a port on which the SDK listens in the meantime.
    case browser

    /// Any browser on any device; the SDK polls the server for the result.
    ///
    /// The ``AuthUIDelegate`` gets the address, or it is written to standard error. This works only
    /// for the challenge: a sign-in on another device could be anyone's.
    case anotherDevice
}
