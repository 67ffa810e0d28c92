/// The result of a statement that may still be on its way.
///
/// A transaction that needs several results can ask for all of them before it uses the first. The
/// statements run one after the other, in this order, but a database server gets them together, so
/// that the transaction waits only once. A result belongs to its transaction, and must be used
/// before that ends.
package struct Later<Value> {
    private let wait: () throws -> Value

    package init(_ wait: @escaping () throws -> Value) {
        self.wait = wait
    }

    /// The result; waits for it if it has not arrived yet.
    package func value() throws -> Value { try wait() }

    package func map<Other>(_ transform: @escaping (Value) throws -> Other) -> Later<Other> {
        Later<Other> { try transform(wait()) }
    }
}
