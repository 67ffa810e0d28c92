package import DialtoneBasics
package import Logging

/// An outgoing item that is stored until an external receiver has accepted it.
@dynamicMemberLookup
package protocol OutboxItem: Sendable {
    /// The log message for a failed attempt.
    static var complaint: Logger.Message { get }

    /// How long a node owns a claimed item, which is longer than any attempt takes.
    static var lease: TimeSpan { get }

    var progress: OutboxProgress { get set }

    /// The metadata that identifies the item in the log.
    var metadata: Logger.Metadata { get }
}

extension OutboxItem {
    package subscript<Value>(
        dynamicMember path: WritableKeyPath<OutboxProgress, Value>
    ) -> Value {
        get { progress[keyPath: path] }
        set { progress[keyPath: path] = newValue }
    }

    package subscript<Value>(dynamicMember path: KeyPath<OutboxProgress, Value>) -> Value {
        progress[keyPath: path]
    }
}
