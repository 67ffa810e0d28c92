import DialtoneStorage

/// Aborts database calls, so that an unresponsive database does not delay a shutdown.
struct DatabaseAbandonment<Ticks: Clock<Duration>>: Sendable {
    let database: any Database

    /// How long after the stop request database calls are aborted.
    let deadline: Duration
    let ticks: Ticks

    /// Abandons the database once `deadline` has passed since the request.
    ///
    /// Does nothing if the task is canceled before.
    func run(after stop: StopRequest) async {
        await stop.wait()
        guard (try? await ticks.sleep(for: deadline)) != nil else { return }
        database.abandon()
    }
}
