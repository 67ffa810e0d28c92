package import DialtoneBasics

/// Reads hooks and what became of their deliveries.
package protocol HookReader {
    /// In the order in which they were added.
    func hooks(of project: ProjectID) throws -> [Hook]
    func hook(_ id: HookID) throws -> Hook?
    func hasDeliveries(dueAt now: Timestamp) throws -> Bool
    /// The newest first.
    func deliveries(of project: ProjectID, limit: Int) throws -> [HookDelivery]
}

/// Changes hooks and deliveries; each check-and-set is one conditional statement.
package protocol HookWriter {
    /// `false` if the project has a hook for the same trigger, and then nothing changes.
    func insert(_ hook: Hook) throws -> Bool
    /// Writes everything but trigger, project and time of creation; `false` if it is gone.
    func update(_ hook: Hook) throws -> Bool
    /// Deletes the hook with its deliveries; `false` if there is no such hook.
    func deleteHook(_ id: HookID, of project: ProjectID) throws -> Bool

    func insert(_ delivery: HookDelivery) throws

    /// Takes up to `limit` deliveries that are due, and puts their next attempt off until `lease`.
    ///
    /// Each is taken by one caller. Whoever crashes with it leaves it to be taken again then.
    func claimDeliveries(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [HookDelivery]

    /// Notes what came of an attempt, unless another one began meanwhile.
    func save(_ delivery: HookDelivery) throws
}
