import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import DialtoneTestSupport
import Dispatch
import Synchronization
import Testing

@testable import DialtoneTransfer

/// Tests of imports whose passwords find the queue of passwords to hash full.
struct FullPasswordPoolTests {
    private static var row: Result<AccountDraft, ImportProblem> {
        var draft = AccountDraft()
        draft.id = "ada"
        draft.email = "ada@example.com"
        draft.password = .plain("a long password")
        return .success(draft)
    }

    /// Imports a row while the queue is full, until `pause` has been called `count` times.
    ///
    /// Returns the waits of the import.
    private func waits(
        patience: Int,
        fullFor count: Int,
        _ check: (Transfer, Result<ImportOutcome, any Error>) async throws -> Void
    ) async throws -> [TimeSpan] {
        let pool = PasswordPool(threadCount: 1, capacity: 1)
        let hold = DispatchSemaphore(value: 0)
        let waits = Mutex<[TimeSpan]>([])
        try await StoreEngine.sqliteInMemory.withStore { store in
            let passwords = PasswordHasher(pool: pool, random: .seeded(3))
            let transfer = try await Transfer(store, passwords)
            let imports = AccountImport(
                store: store,
                passwords: passwords,
                secondFactorSecrets: nil,
                clock: transfer.clock,
                random: .seeded(2),
                patience: patience
            ) { span in
                let made = waits.withLock { waits in
                    waits.append(span)
                    return waits.count
                }
                guard made == count else { return }
                hold.signal()
                while pool.depth > 0 { await Task.yield() }
            }
            let project = transfer.project.id
            let holding = Task { try await pool.run(for: project, cost: 1) { hold.wait() } }
            while pool.depth < 1 { await Task.yield() }
            let outcome: Result<ImportOutcome, any Error>
            do {
                outcome = .success(
                    try await imports.run([Self.row], into: transfer.project, by: .moving)
                )
            } catch {
                outcome = .failure(error)
            }
            hold.signal()
            try await holding.value
            try await check(transfer, outcome)
        }
        try await pool.shutDown()
        return waits.withLock { $0 }
    }

    @Test func `an import waits a second at a time, and goes on when there is room`() async throws {
        let waits = try await waits(patience: 5, fullFor: 3) { transfer, outcome in
            let written = try outcome.get().writtenCount
            #expect(written == 1)
            let account = try await transfer.account("ada")
            #expect(try #require(account).hasPassword("a long password"))
        }
        #expect(waits == [.seconds(1), .seconds(1), .seconds(1)])
    }

    @Test func `an import gives up after its patience, and writes nothing`() async throws {
        let waits = try await waits(patience: 2, fullFor: 9) { transfer, outcome in
            #expect(throws: PasswordPoolIsFull.self) { try outcome.get() }
            let count = try await transfer.accountCount
            #expect(count == 0)
        }
        #expect(waits.count == 2)
    }
}
