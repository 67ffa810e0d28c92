import DialtoneStorage

/// Keeps a silent database from holding up a server that is told to stop.
struct DatabaseAbandonment<Ticks: Clock<Duration>>: Sendable {
    let database: any Database

    /// How long after the request what waits for the database fails.
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
