/// A step of an SMTP session, for error messages.
package enum SMTPStep: String, Sendable {
    case greeting
    case hello
    case encryption
    case authentication
    case reset
    case sender
    case recipient
    case content
}
