/// Where web pages are shown: that with the challenge, if a person has to solve one, and those of
/// identity providers.
public enum AppVerificationPage: String, Hashable, Sendable, CaseIterable {
    /// What the device offers.
    ///
    /// On Apple platforms the system's own session; elsewhere the browser, or another device where
    /// there is none or where an ``AuthUIDelegate`` shows the address.
    case automatic

    /// The system's session for signing in (`ASWebAuthenticationSession`); it needs no URL scheme.
    case systemSession

    /// The ``AuthUIDelegate``, or the app's topmost view controller, presents the page.
    ///
    /// It comes back by the app's URL scheme, and so by ``Auth/canHandle(_:)``.
    case uiDelegate

    /// The browser of this machine; it comes back to a port that the SDK listens on meanwhile.
    case browser

    /// Any browser, on any device, at the address that the ``AuthUIDelegate`` gets or that is
    /// written to the standard error stream; the SDK asks the server for the result.
    ///
    /// For the challenge only: whoever signs in by a page on another device could be anybody.
    case anotherDevice
}
