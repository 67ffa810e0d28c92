/// The reason why the challenge page cannot redirect back.
package enum ReturnProblem: Error, Hashable, Sendable {
    case missing
    case invalidSession
    case malformedClientID
    case malformedAppID

    /// The client ID is well-formed, but no app of the project has it.
    case unknownClientID(String)
    case unknownAppID(String)

    /// The URL is neither a loopback URL nor registered.
    case foreignRedirect(String)
}
