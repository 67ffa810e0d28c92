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
            Identify a user by account ID, phone number or e-mail address. Running servers
            apply changes immediately: disabled or revoked users cannot refresh tokens.

            Examples:
              dialtone users list --limit 20
              dialtone users show +16505550100 --json
              dialtone users disable +16505550100 --project shop --config dialtone.yaml
            """,
        subcommands: [
            ListUsers.self, ShowUser.self, DisableUser.self, EnableUser.self, RevokeUser.self,
            DeleteUser.self, ExportUserCommand.self, EraseUserCommand.self,
            UserPasskeysCommand.self, UserSecondFactorsCommand.self, RemoveRecoveryCodes.self,
            ListUserLog.self, ExportUserLog.self,
        ]
    )
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
        let user = try await options.withAccount { account, accounts in
            UserView(account, having: try await accounts.passkeys(of: [account])[account.id] ?? [])
        }
        if json { return try Terminal.show(json: user) }
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: user.rows).text)
    }
}

struct DisableUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "disable",
        abstract: "Disable a user.",
        discussion: "Sessions resume when the user is enabled again."
    )

    @OptionGroup var options: UserOptions

    func run() async throws {
        Terminal.show("Disabled \(try await options.setDisabled(true)).")
    }
}

struct EnableUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "enable",
        abstract: "Enable a disabled user."
    )

    @OptionGroup var options: UserOptions

    func run() async throws {
        Terminal.show("Enabled \(try await options.setDisabled(false)).")
    }
}

extension UserOptions {
    /// Disables or enables the account, and returns its ID.
    fileprivate func setDisabled(_ isDisabled: Bool) async throws -> AccountID {
        var changes = AccountChanges()
        changes.isDisabled = .set(isDisabled)
        return try await withAccount { account, accounts in
            try await accounts.change(account.id, of: account.projectID, by: changes).id
        }
    }
}

struct RevokeUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Sign a user out on all devices.",
        discussion: """
            Verifiers that check only signatures accept existing ID tokens for up to an
            hour.
            """
    )

    @OptionGroup var options: UserOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let id = try await options.withAccount { account, accounts in
            try confirmation.require(for: "Sign \(account.shownName) out on all devices")
            return try await accounts.revokeSessions(of: account.id, in: account.projectID).id
        }
        Terminal.show("Signed \(id) out on all devices.")
    }
}

struct DeleteUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete a user and all their sessions."
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
