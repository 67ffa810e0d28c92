/// How an app wants the challenge page to lead back to it; all of it is what anybody may write.
package struct ReturnRequest: Sendable {
    package var eventID: String?
    package var clientID: String?
    package var appID: String?
    package var redirectURI: String?
    package var mode: String?
    package var sessionID: String?

    package init() {}
}
