/// What is wrong with a key or certificate that somebody wants to send pushes with.
package struct InvalidAPNsCredential: Error, Hashable, CustomStringConvertible {
    /// A whole sentence, with the mend where there is one.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
