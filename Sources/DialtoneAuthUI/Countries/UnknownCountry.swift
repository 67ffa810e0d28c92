/// An entry of a country list that is neither an ISO 3166 code nor a calling code.
public struct UnknownCountry: Error, Hashable, Sendable, CustomStringConvertible {
    /// The entry; empty if the list has no countries.
    public let entry: String

    /// The problem and what to do, in English, for the app's developer.
    public var description: String {
        entry.isEmpty
            ? "The list has no countries. Add one, for example \"DE\"."
            : "\"\(entry)\" is not a country. Use a code such as \"DE\" or \"+49\"."
    }
}
