/// How phones interpret a message that contains a code.
package struct AutofillReading: Hashable, Sendable {
    /// The digits that a phone offers to fill in; `nil` if it finds none or several.
    package let code: String?

    /// The web domain that the code is bound to.
    package let domain: String?

    /// The hash of the Android app that receives the message without user consent.
    package let appHash: String?

    package init(of text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let last = lines.count > 1 ? lines.last ?? "" : ""
        if let bound = last.wholeMatch(of: /@([^ ]+) #([0-9]{4,10})/) {
            domain = String(bound.1)
            appHash = nil
            code = String(bound.2)
            return
        }
        domain = nil
        let hash = last.wholeMatch(of: /[A-Za-z0-9+\/]{11}/).map { String($0.0) }
        appHash = hash
        let body = hash == nil ? lines[...] : lines.dropLast()
        let numbers = body.flatMap { $0.matches(of: /[0-9]{4,}/).map { String($0.0) } }
        code = numbers.count == 1 && numbers[0].count <= 10 ? numbers[0] : nil
    }

    /// How iOS handles the message.
    package var onIOS: String {
        guard let code else { return "finds no code" }
        guard let domain else { return "offers \(code) in any app or website" }
        return "offers \(code) only on \(domain) and in its apps"
    }

    /// How Android handles the message.
    package var onAndroid: String {
        guard let code else { return "finds no code" }
        guard let appHash else { return "offers \(code) after the user consents" }
        return "passes \(code) to the app \(appHash) without consent"
    }
}
