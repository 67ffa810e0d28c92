/// Why the challenge page leads nobody anywhere.
package enum ReturnProblem: Error, Hashable, Sendable {
    case missing
    case invalidSession
    case malformedClientID
    case malformedAppID

    /// Well-formed, and no app of the project has it.
    case unknownClientID(String)
    case unknownAppID(String)

    /// An address that is neither the same machine's nor registered.
    case foreignRedirect(String)
}
