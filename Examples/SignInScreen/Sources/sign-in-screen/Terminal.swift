import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal that the program runs in.
enum Terminal {
    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// The lines that the user types, read on a thread of its own because reading blocks.
    static func lines() -> AsyncStream<String> {
        let (stream, typed) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            while let line = readLine() { typed.yield(line) }
            typed.finish()
        }
        return stream
    }

    /// Whether the output is shown to a user, and not read by a program.
    static var isShown: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Shows what the user types, or hides it; without effect if the input is no terminal.
    static func setEcho(_ isOn: Bool) {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
        if isOn {
            settings.c_lflag |= tcflag_t(ECHO)
        } else {
            settings.c_lflag &= ~tcflag_t(ECHO)
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// Ends the program at Ctrl-C with a terminal that shows what the user types.
    static func endAtInterrupt() {
        signal(SIGINT) { _ in
            Terminal.setEcho(true)
            _exit(130)
        }
    }
}
