/// A command that helps where another one failed.
struct CommandHint {
    /// Its words behind the program's name.
    let command: String

    /// What it does, as the end of a sentence that begins with the command.
    let purpose: String

    init(_ command: String, _ purpose: String) {
        self.command = command
        self.purpose = purpose
    }
}
