/// How far a conversation with a mail server had come.
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
