package import DialtoneModel

/// Receives security events; it never waits and never fails.
package protocol SecurityEventSink: Sendable {
    func report(_ event: SecurityEvent)
}
