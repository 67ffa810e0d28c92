/// A problem with a key or certificate for pushes.
package struct InvalidAPNsCredential: Error, Hashable, CustomStringConvertible {
    /// A complete sentence, with the fix if there is one.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
