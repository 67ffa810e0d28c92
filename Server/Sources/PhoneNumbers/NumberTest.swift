/// How strictly a phone number is validated.
///
/// These are the rules; docs/numbering-plan.md explains them to operators:
///
/// - A message that costs money requires a ``valid`` number. In production, this applies to every
///   one-time code for a number that is not fictional. If a project's guard allows numbers of
///   unknown kind, a ``possible`` number is enough.
/// - Everything else requires a ``possible`` number: calls of administrators, imports, commands,
///   fictional numbers, and everything in development mode.
package enum NumberTest: Sendable {
    /// The country's numbering plan has numbers of this length.
    case possible

    /// The number is in an assigned range of the numbering plan, such as that of mobile numbers.
    case valid
}
