import Foundation

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
}
