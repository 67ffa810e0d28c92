/// A failure of the server itself, which describes itself without anybody's data.
package protocol ServerFault: Error, CustomStringConvertible {
    /// Whether the same request may succeed a moment later.
    var isTemporary: Bool { get }
}
