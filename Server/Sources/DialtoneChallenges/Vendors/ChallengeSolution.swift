/// The result of a challenge, as the browser submits it.
package struct ChallengeSolution: Sendable {
    /// A payload in ALTCHA's format, or the response of a vendor's widget.
    package let text: String

    /// The hosts whose pages are allowed to show the challenge, in lower case.
    package let hosts: Set<String>

    package init(text: String, hosts: Set<String>) {
        self.text = text
        self.hosts = hosts
    }
}
