/// How strictly a phone number is judged.
///
/// This is the rule, and docs/numbering-plan.md explains it to operators:
/// - A message that costs money needs a ``valid`` number. In production, that is every one-time code
///   for a number that is not fictional. A project whose guard allows numbers of unknown kind
///   accepts a ``possible`` one.
/// - Everything else needs a ``possible`` number: calls of administrators, imports, commands,
///   fictional numbers, and everything in development mode.
package enum NumberTest: Sendable {
    /// The numbering plan of its country has numbers of this length.
    case possible

    /// The numbering plan has a range that the number is in, such as one of mobile numbers.
    case valid
}
