import DialtoneBasics
import Foundation

/// What a program prints to standard output, within limits of time and size.
///
/// The program gets no input, its error messages are discarded, and it is a process group of its
/// own, so that a limit also ends what it has started.
struct ProgramOutput: Sendable {
    let words: [String]
    let environment: [String: String]
    let timeLimit: TimeSpan
    let sizeLimit: Int

    /// Runs the program to its end.
    func read() throws(ProgramFailure) -> [UInt8] {
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(timeLimit.milliseconds)
        let (process, pipe) = try start()
        defer { close(pipe) }
        do {
            let output = try collect(from: pipe) {
                Int32(clamping: Int(((end - clock.now) / .milliseconds(1)).rounded(.up)))
            }
            try wait(for: process) { clock.now < end }
            return output
        } catch {
            if error.isLimit { stop(process) }
            throw error
        }
    }

    private func start() throws(ProgramFailure) -> (process: pid_t, pipe: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .notStarted(errno) }
        defer { close(ends[1]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process = pid_t()
        let problem = posix_spawn(
            &process,
            words[0],
            &actions,
            &attributes,
            &arguments,
            &variables
        )
        guard problem == 0 else {
            close(ends[0])
            throw .notStarted(problem)
        }
        return (process, ends[0])
    }

    private func collect(
        from pipe: Int32,
        remaining: () -> Int32
    ) throws(ProgramFailure) -> [UInt8] {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
            let milliseconds = remaining()
            guard milliseconds > 0 else { throw .tooSlow }
            guard poll(&waiting, 1, milliseconds) > 0 else { continue }
            let count = Foundation.read(pipe, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return output }
            output += buffer.prefix(count)
            guard output.count <= sizeLimit else { throw .tooLong }
        }
    }

    /// Waits for a program that has closed its output, which most do by exiting.
    private func wait(for process: pid_t, while mayRun: () -> Bool) throws(ProgramFailure) {
        var status: Int32 = 0
        while true {
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process { break }
            guard ended == 0 || errno == EINTR else { return }
            guard mayRun() else { throw .tooSlow }
            usleep(2_000)
        }
        let signal = status & 0x7f
        guard signal == 0 else { throw .signal(signal) }
        let code = status >> 8 & 0xff
        guard code == 0 else { throw .status(code) }
    }

    private func stop(_ process: pid_t) {
        kill(-process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
}

/// Why a program has no output.
enum ProgramFailure: Error, Equatable {
    case notStarted(Int32)
    case tooSlow
    case tooLong
    case status(Int32)
    case signal(Int32)

    /// Whether the program still runs.
    fileprivate var isLimit: Bool { self == .tooSlow || self == .tooLong }
}
