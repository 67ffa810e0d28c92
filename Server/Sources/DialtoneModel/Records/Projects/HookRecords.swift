package import DialtoneBasics

/// Reads hooks and their deliveries.
package protocol HookReader {
    /// Returns the hooks in the order in which they were added.
    func hooks(of project: ProjectID) throws -> [Hook]
    func hook(_ id: HookID) throws -> Hook?
    func hasDeliveries(dueAt now: Timestamp) throws -> Bool
    /// Returns the deliveries, newest first.
    func deliveries(of project: ProjectID, limit: Int) throws -> [HookDelivery]
    /// Returns the deliveries after a position, newest first.
    func deliveries(
        of project: ProjectID,
        matching filter: HookDelivery.Filter,
        after position: HookDelivery.Position?,
        limit: Int
    ) throws -> [HookDelivery]

    /// Returns the calls that operations waited for, newest first.
    func hookCalls(of project: ProjectID, _ query: HookCallQuery) throws -> [HookCall]
}

/// Changes hooks and deliveries; each check-and-set is a single conditional statement.
package protocol HookWriter {
    /// Inserts a hook; returns `false` and changes nothing if the project has one for the same
    /// trigger.
    func insert(_ hook: Hook) throws -> Bool
    /// Saves everything except trigger, project and creation time; returns `false` if the hook does
    /// not exist.
    func update(_ hook: Hook) throws -> Bool
    /// Deletes the hook and its deliveries; returns `false` if it does not exist.
    func deleteHook(_ id: HookID, of project: ProjectID) throws -> Bool

    func insert(_ delivery: HookDelivery) throws

    /// Makes a finished delivery due again, and returns it.
    ///
    /// Returns `nil` and changes nothing if there is no such delivery, or if it is pending.
    func resendDelivery(
        _ id: String,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> HookDelivery?

    /// Claims up to `limit` due deliveries, and postpones them until `lease`.
    ///
    /// Each is claimed by one caller. If that caller crashes, it becomes due again then.
    func claimDeliveries(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [HookDelivery]

    /// Saves the outcome of an attempt, unless another one was started in the meantime.
    func save(_ delivery: HookDelivery) throws

    /// Inserts a call; does nothing if the project does not exist.
    func insert(_ call: HookCall) throws

    /// Deletes up to `limit` of the calls that are older than the newest `count` of their project.
    ///
    /// Returns how many it deleted.
    func deleteHookCalls(of project: ProjectID, beyond count: Int, limit: Int) throws -> Int
}
