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

    static func isAnyDue(at now: Timestamp, in data: any DataReader) throws -> Bool

    /// Claims up to `limit` items that are due, and postpones their next attempt until `lease`.
    static func claim(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int,
        in data: any DataWriter
    ) throws -> [Self]

    /// Saves the outcome of an attempt, unless another one began in the meantime.
    func save(in data: any DataWriter) throws
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
