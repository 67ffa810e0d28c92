/// The parameters that specify how to return to the app; all of them are untrusted.
package struct ReturnRequest: Sendable {
    package var eventID: String?
    package var clientID: String?
    package var appID: String?
    package var redirectURI: String?
    package var mode: String?
    package var sessionID: String?

    package init() {}
}
