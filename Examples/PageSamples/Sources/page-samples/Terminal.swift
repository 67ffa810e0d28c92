import Foundation

/// The person at the terminal, or the program that plays one.
enum Terminal {
    /// Prints a prompt and reads one line.
    static func ask(_ message: String) -> String? {
        // Written at once, because the user has to act before the program continues.
        FileHandle.standardOutput.write(Data("\(message)\n".utf8))
        return readLine()
    }
}
