import Foundation

/// The app verification data that persists between launches, and the pushes that are expected.
///
/// If the store fails, the data is kept in memory until the process ends.
final class AppCredentials: Sendable {
    private struct State: Sendable {
        var record: AppCredentialRecord?
        var hasWarned = false
        var arrivals: [String: Latch<String>] = [:]
        /// The number of requests whose response, which contains the receipt, is pending.
        var openRequests = 0
        /// Pushes that arrived before that response.
        var early: [PushNotification] = []
    }

    static let pendingLimit = 32
    private static let earlyLimit = 4

    private let state = Locked(State())
    private let key: CredentialKey
    private let store: any CredentialStore

    init(key: CredentialKey, store: any CredentialStore) {
        self.key = key
        self.store = store
    }

    var stored: PushCredential? { read().credential }
    var pendingReceipts: [String] { read().pendingReceipts }

    var appInstance: String? {
        get { read().appInstance }
        set { change { $0.appInstance = newValue } }
    }

    var attestKeyID: String? {
        get { read().attestKeyID }
        set { change { $0.attestKeyID = newValue } }
    }

    /// Deletes a credential that the server rejected, unless it has been replaced.
    func forget(receipt: String) {
        change { if $0.credential?.receipt == receipt { $0.credential = nil } }
    }

    /// Obtains a receipt with `request`, and expects its push from then on.
    ///
    /// A push that arrives before the response is not lost.
    func expectPush(
        receipt request: () async throws -> String
    ) async throws -> String {
        state.withLock { $0.openRequests += 1 }
        defer {
            state.withLock { state in
                state.openRequests -= 1
                if state.openRequests == 0 { state.early = [] }
            }
        }
        let receipt = try await request()
        change { $0.expect(receipt) }
        let early = state.withLock { state in state.early.first { $0.receipt == receipt } }
        if let early { _ = receive(early) }
        return receipt
    }

    /// Accepts the content of a push; returns whether the push was expected.
    ///
    /// A late push is accepted, too; each push is accepted once.
    func receive(_ push: PushNotification) -> Bool {
        let isExpected = change { record in
            guard let index = record.pendingReceipts.firstIndex(of: push.receipt) else {
                return false
            }
            record.pendingReceipts.remove(at: index)
            record.credential = PushCredential(receipt: push.receipt, secret: push.secret)
            return true
        }
        guard isExpected else { return keepEarly(push) }
        latch(for: push.receipt).set(push.secret)
        return true
    }

    /// Waits for the push with this receipt's secret.
    func arrival(of receipt: String) async throws -> PushCredential {
        let secret = try await latch(for: receipt).value()
        state.withLock { $0.arrivals[receipt] = nil }
        return PushCredential(receipt: receipt, secret: secret)
    }

    private func latch(for receipt: String) -> Latch<String> {
        state.withLock { state in
            if let latch = state.arrivals[receipt] { return latch }
            let latch = Latch<String>()
            state.arrivals[receipt] = latch
            return latch
        }
    }

    private func keepEarly(_ push: PushNotification) -> Bool {
        state.withLock { state in
            guard state.openRequests > 0 else { return false }
            state.early.append(push)
            if state.early.count > Self.earlyLimit { state.early.removeFirst() }
            return true
        }
    }

    private func read() -> AppCredentialRecord {
        state.withLock { record(&$0) }
    }

    @discardableResult
    private func change<Result>(_ body: (inout AppCredentialRecord) -> Result) -> Result {
        state.withLock { state in
            let before = record(&state)
            var after = before
            let result = body(&after)
            // If the record could not be read, for example on a locked device, the next access
            // reads it again.
            if state.record != nil || after != before { state.record = after }
            if after != before { write(after) }
            return result
        }
    }

    private func record(_ state: inout State) -> AppCredentialRecord {
        if let record = state.record { return record }
        do {
            let data = try store.read(key)
            // An unreadable record is from another SDK; it is replaced.
            let record = data.flatMap {
                try? JSONDecoder().decode(AppCredentialRecord.self, from: $0)
            }
            state.record = record ?? AppCredentialRecord()
        } catch {
            if !state.hasWarned { Log.warning("The app's credential could not be read: \(error)") }
            state.hasWarned = true
        }
        return state.record ?? AppCredentialRecord()
    }

    private func write(_ record: AppCredentialRecord) {
        do {
            try store.write(JSONEncoder().encode(record), for: key)
        } catch {
            Log.warning("The app's credential could not be saved: \(error)")
        }
    }
}

extension AppCredentialRecord {
    /// Adds a receipt; beyond the limit, the oldest is dropped.
    fileprivate mutating func expect(_ receipt: String) {
        pendingReceipts.removeAll { $0 == receipt }
        pendingReceipts.append(receipt)
        if pendingReceipts.count > AppCredentials.pendingLimit { pendingReceipts.removeFirst() }
    }
}

/// The stored data with which an app proves that it is genuine.
struct AppCredentialRecord: Codable, Hashable, Sendable {
    /// The last credential that a push delivered, until the server rejects it.
    var credential: PushCredential?

    /// The receipts whose push may still arrive, oldest first.
    var pendingReceipts: [String] = []

    /// The token that identifies this installation to the server.
    var appInstance: String?

    /// The ID of the App Attest key that is registered with the server.
    var attestKeyID: String?
}

/// A receipt with its secret, as stored between launches of the app.
struct PushCredential: Codable, Hashable, Sendable {
    let receipt: String
    let secret: String

    var proof: AppProof { .push(receipt: receipt, secret: secret) }
}
