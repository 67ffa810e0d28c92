import ArgumentParser
import DialtoneFlows
import DialtoneModel
import PhoneNumbers

/// Manages accounts, which operators know as users.
struct UsersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "users",
        abstract: "Manage users.",
        discussion: """
            A user is named by account ID, phone number or e-mail address. A running
            server sees every change at once: a user who is disabled or revoked cannot
            renew a token.

            Examples:
              dialtone users list --limit 20
              dialtone users show +16505550100 --json
              dialtone users disable +16505550100 --project shop --config dialtone.yaml
            """,
        subcommands: [
            ListUsers.self, ShowUser.self, DisableUser.self, EnableUser.self, RevokeUser.self,
            DeleteUser.self,
        ]
    )
}

struct DeleteUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete a user with all sessions."
    )

    @OptionGroup var options: UserOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let id = try await options.withAccount { account, accounts in
            try confirmation.require(for: "Delete \(account.shownName)")
            try await accounts.delete(account.id, of: account.projectID)
            return account.id
        }
        Terminal.show("Deleted \(id).")
    }
}

struct DisableUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "disable",
        abstract: "Disable a user; sessions resume when the user is enabled."
    )

    @OptionGroup var options: UserOptions

    func run() async throws {
        var changes = AccountChanges()
        changes.isDisabled = .set(true)
        let id = try await options.withAccount { account, accounts in
            try await accounts.change(account.id, of: account.projectID, by: changes).id
        }
        Terminal.show("Disabled \(id).")
    }
}

struct EnableUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "enable",
        abstract: "Enable a disabled user."
    )

    @OptionGroup var options: UserOptions

    func run() async throws {
        var changes = AccountChanges()
        changes.isDisabled = .set(false)
        let id = try await options.withAccount { account, accounts in
            try await accounts.change(account.id, of: account.projectID, by: changes).id
        }
        Terminal.show("Enabled \(id).")
    }
}

struct RevokeUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Sign a user out on every device.",
        discussion: """
            ID tokens that were issued before stay valid for up to an hour at verifiers
            that check signatures only.
            """
    )

    @OptionGroup var options: UserOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let id = try await options.withAccount { account, accounts in
            try confirmation.require(for: "Sign \(account.shownName) out on every device")
            return try await accounts.revokeSessions(of: account.id, in: account.projectID).id
        }
        Terminal.show("Signed \(id) out everywhere.")
    }
}

struct ShowUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a user."
    )

    @OptionGroup var options: UserOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let user = try await options.withAccount { account, _ in UserView(account) }
        if json { return try Terminal.show(json: user) }
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: user.rows).text)
    }
}
