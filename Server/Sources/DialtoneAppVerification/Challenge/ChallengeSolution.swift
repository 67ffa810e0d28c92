/// What a browser brings back from a challenge.
package struct ChallengeSolution: Sendable {
    /// A payload in ALTCHA's format, or the answer of a vendor's widget.
    package let text: String

    /// The hosts whose pages may have shown the challenge, in lower case.
    package let hosts: Set<String>

    package init(text: String, hosts: Set<String>) {
        self.text = text
        self.hosts = hosts
    }
}
