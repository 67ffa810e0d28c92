/// A suggested command after a failure.
struct CommandHint {
    /// The command's words after the program's name.
    let command: String

    /// The purpose, as the end of a sentence that begins with the command.
    let purpose: String

    init(_ command: String, _ purpose: String) {
        self.command = command
        self.purpose = purpose
    }
}
