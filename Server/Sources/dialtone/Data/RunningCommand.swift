import ArgumentParser
import DialtoneModel
import Foundation
import Synchronization

/// The command that the program runs, for the audit log.
struct RunningCommand: Sendable {
    private static let state = Mutex<RunningCommand?>(nil)

    /// The command; `nil` before the arguments are parsed.
    static var current: RunningCommand? { state.withLock { $0 } }

    /// Verbs of the API for those of commands.
    private static let verbs = ["add": "create", "set": "update", "remove": "delete"]

    /// The name of what the command does, such as `users.delete` for `dialtone users delete`.
    let action: AuditAction

    /// Notes that the program runs this command, which is one of its own.
    static func begin(_ command: any ParsableCommand.Type, of program: any ParsableCommand.Type) {
        state.withLock { $0 = RunningCommand(command, of: program) }
    }

    /// Finds the command among those of `program`.
    private init?(_ command: any ParsableCommand.Type, of program: any ParsableCommand.Type) {
        guard let path = Self.path(to: command, in: program) else { return nil }
        action = Self.action(of: path)
    }

    static func action(of path: [String]) -> AuditAction {
        guard let verb = path.last else { return "command" }
        let subject = path.count > 1 ? path.dropLast() : ["users"]
        return AuditAction(
            rawValue: "\(Self.joined(subject.map { $0 })).\(verbs[verb] ?? Self.joined([verb]))"
        )
    }

    /// Joins words as Swift does: `sms gateways` is `smsGateways`.
    private static func joined(_ words: [String]) -> String {
        let parts = words.flatMap { $0.split(separator: "-") }
        return parts.enumerated()
            .map { index, word in index == 0 ? String(word) : word.capitalized }
            .joined()
    }

    private static func path(
        to command: any ParsableCommand.Type,
        in group: any ParsableCommand.Type
    ) -> [String]? {
        for choice in group.configuration.subcommands {
            let name = choice.configuration.commandName ?? "\(choice)"
            if choice == command { return [name] }
            if let path = path(to: command, in: choice) { return [name] + path }
        }
        return nil
    }
}
