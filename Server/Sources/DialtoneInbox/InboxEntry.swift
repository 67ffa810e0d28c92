/// An item of the inbox with its number and the state of its code.
package struct InboxEntry: Sendable {
    /// A number that increases with every item across all projects.
    package let number: Int

    package let item: InboxItem

    /// The state of the code once it is final.
    package internal(set) var end: CodeState?

    /// Whether the item contains a code; notices of a change may have none.
    package var hasCode: Bool { item.hasCode }
}
