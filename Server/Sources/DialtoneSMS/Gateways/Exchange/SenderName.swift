/// The accepted forms of a sender.
enum SenderName {
    static var form: Regex<Substring> { /\+?[0-9]{3,15}|[A-Za-z0-9 _.&-]{1,11}/ }
    static let problem = "must be a number, a short code, or up to 11 letters and digits"

    /// Returns the sender without a plus sign, as some gateways require it.
    static func bare(_ name: String) -> String { String(name.drop { $0 == "+" }) }
}
