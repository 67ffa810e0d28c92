package import Logging

/// Something on its way to somebody outside, which must not be lost with a process.
@dynamicMemberLookup
package protocol OutboxItem: Sendable {
    /// What the log says of an attempt that failed.
    static var complaint: Logger.Message { get }

    /// How long it belongs to the node that took it, which is longer than any attempt.
    static var lease: TimeSpan { get }

    var progress: OutboxProgress { get set }

    /// What the log calls it by.
    var metadata: Logger.Metadata { get }

    static func isAnyDue(at now: Timestamp, in data: any DataReader) throws -> Bool

    /// Takes up to `limit` that are due, and puts their next attempt off until `lease`.
    static func claim(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int,
        in data: any DataWriter
    ) throws -> [Self]

    /// Notes what came of an attempt, unless another one began meanwhile.
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
