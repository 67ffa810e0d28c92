import Foundation

extension Process {
    /// Starts the program with no blocked signals.
    ///
    /// A child inherits the signal mask of the thread that starts it, and the threads of Swift's
    /// pool block the signals for timers and termination.
    func runTakingSignals() throws {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try run()
    }
}
