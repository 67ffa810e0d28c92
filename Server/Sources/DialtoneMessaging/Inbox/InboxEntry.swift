/// An item of the inbox, with its place and what became of its code.
package struct InboxEntry: Sendable {
    /// Rises from item to item of all projects together.
    package let number: Int

    package let item: InboxItem

    /// What became of the code, once that cannot change any more.
    package internal(set) var end: CodeState?

    /// Whether there is a code in it; notices of a change may have none.
    package var hasCode: Bool { item.hasCode }
}
