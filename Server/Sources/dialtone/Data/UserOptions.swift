import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import ArgumentParser
import PhoneNumbers

extension Account {
    /// The account's name in confirmation questions.
    var shownName: String {
        let known = [phoneNumber?.e164, email].compactMap(\.self)
        return "user \(id)" + (known.isEmpty ? "" : " (\(known.joined(separator: ", ")))")
    }
}

/// The account that a command applies to.
struct UserOptions: ParsableArguments {
    @Argument(help: "The account ID, phone number (+16505550100) or e-mail address.")
    var user: String

    @OptionGroup var options: ProjectOptions

    /// Calls `body` with the account and the operations that change accounts.
    func withAccount<Value>(
        _ body: (Account, AccountDirectory) async throws -> Value
    ) async throws -> Value {
        try await options.withProject { store, project in
            let accounts = AccountDirectory(store: store, clock: .system(), random: .system)
            return try await body(try await find(in: accounts, of: project.id), accounts)
        }
    }

    /// Calls `body` with the account and the operations on its sessions.
    func withSessions<Value>(
        _ body: (Account, SessionDirectory) async throws -> Value
    ) async throws -> Value {
        try await options.withProject { store, project in
            let accounts = AccountDirectory(store: store, clock: .system(), random: .system)
            let account = try await find(in: accounts, of: project.id)
            return try await body(
                account,
                SessionDirectory(store: store, clock: .system(), random: .system)
            )
        }
    }

    /// Calls `body` with the account and the operations on everything about its user.
    ///
    /// An export has an entry in the audit log as well, although it changes nothing.
    func withPersonalData<Value>(
        _ body: (Account, PersonalDataDesk) async throws -> Value
    ) async throws -> Value {
        try await options.withProject { store, project in
            let accounts = AccountDirectory(store: store, clock: .system(), random: .system)
            let account = try await find(in: accounts, of: project.id)
            AuditTrail.current?.note(project: account.projectID)
            let value = try await body(
                account,
                PersonalDataDesk(store: store, clock: .system(), random: .system)
            )
            try await AuditTrail.current?.finish(in: store)
            return value
        }
    }

    private func find(
        in accounts: AccountDirectory,
        of project: ProjectID
    ) async throws -> Account {
        let isNumber = user.hasPrefix("+")
        var names = AccountNames()
        if isNumber {
            names.phoneNumbers = [try PhoneNumber(typed: user)]
        } else if user.contains("@") {
            names.emails = [user.lowercased()]
        } else {
            names.ids = [AccountID(rawValue: user)]
        }
        let found = try await accounts.accounts(named: names, of: project)
        guard let account = found.first else {
            throw CommandFailure("The user \(user) does not exist in \(project).")
        }
        return account
    }
}
