public import DialtoneAuth
import Foundation

/// An authenticator in the memory of a test, for an ``InMemoryAuthServer``.
///
/// It agrees to everything without a dialog. Its passkeys have no cryptography: only an
/// ``InMemoryAuthServer`` accepts them, and that server accepts no others. Both check what a real
/// pair checks: the domain, the challenge, which is valid once, and that the passkey is the one that
/// was added.
///
/// It may be used by any number of tasks at once.
public final class InMemoryAuthenticator: PasskeyAuthenticator {
    private struct Passkey: Sendable {
        let credentialID: Data
        let key: Data
        let relyingPartyID: String
        let userID: Data
    }

    private struct Failure: Sendable {
        let problem: PasskeyProblem
        var remaining: Int?
    }

    private struct State: Sendable {
        var passkeys: [Passkey] = []
        var failure: Failure?
        var suggestions: [UUID: Waiting<Void>] = [:]
    }

    /// Whether it suggests passkeys for fields.
    public let canAutofill: Bool

    private let state = Locked(State())

    /// Creates an authenticator without passkeys.
    public init(canAutofill: Bool = false) {
        self.canAutofill = canAutofill
    }

    /// The number of passkeys.
    public var passkeyCount: Int { state.current.passkeys.count }

    /// Whether it suggests passkeys for a field now.
    public var isSuggesting: Bool { !state.current.suggestions.isEmpty }

    /// Chooses the latest passkey among the suggestions for a field, if there are any.
    public func chooseSuggestion() {
        for wait in state.current.suggestions.values { wait.end(with: .success(())) }
    }

    /// Fails from now on, in place of any earlier failure, for example with
    /// `PasskeyProblem.canceled`.
    ///
    /// - Parameters:
    ///   - problem: How the authenticator fails.
    ///   - times: How often it fails; `nil` for always, until ``recover()``.
    public func fail(_ problem: PasskeyProblem, times: Int? = nil) {
        state.withLock { $0.failure = Failure(problem: problem, remaining: times) }
    }

    /// Ends the failure that was set.
    public func recover() {
        state.withLock { $0.failure = nil }
    }

    /// Deletes all passkeys; the server still has them.
    public func removePasskeys() {
        state.withLock { $0.passkeys = [] }
    }

    /// Creates a passkey.
    public func createPasskey(_ options: PasskeyCreationOptions) async throws -> PasskeyRegistration
    {
        try failIfPlanned()
        let passkey = Passkey(
            credentialID: Data(UUID().uuidString.utf8),
            key: Data(UUID().uuidString.utf8),
            relyingPartyID: options.relyingPartyID,
            userID: options.userID
        )
        try state.withLock { state in
            let known = state.passkeys.map(\.credentialID)
            guard known.allSatisfy({ !options.excludedCredentialIDs.contains($0) }) else {
                throw PasskeyProblem.alreadyCreated
            }
            state.passkeys.append(passkey)
        }
        return PasskeyRegistration(
            credentialID: passkey.credentialID,
            clientDataJSON: try clientData("webauthn.create", options.challenge, passkey),
            attestationObject: passkey.key,
            transports: ["internal"]
        )
    }

    /// Signs with the latest passkey of the domain.
    public func usePasskey(
        _ options: PasskeyRequestOptions,
        presentation: PasskeyPresentation
    ) async throws -> PasskeyAssertion {
        if presentation == .autofill { try await awaitChoice() }
        try failIfPlanned()
        let passkeys = state.current.passkeys
        let found = passkeys.last { $0.relyingPartyID == options.relyingPartyID }
        guard let passkey = found else { throw PasskeyProblem.canceled }
        return PasskeyAssertion(
            credentialID: passkey.credentialID,
            clientDataJSON: try clientData("webauthn.get", options.challenge, passkey),
            authenticatorData: Data(passkey.relyingPartyID.utf8),
            signature: InMemoryPasskey.signature(by: passkey.key, of: options.challenge),
            userID: passkey.userID
        )
    }

    private func awaitChoice() async throws {
        guard canAutofill else {
            throw PasskeyProblem(.unavailable, detail: "This authenticator suggests nothing.")
        }
        let (number, wait) = (UUID(), Waiting<Void>())
        state.withLock { $0.suggestions[number] = wait }
        defer { state.withLock { $0.suggestions[number] = nil } }
        try await wait.outcome()
    }

    private func failIfPlanned() throws {
        let problem: PasskeyProblem? = state.withLock { state in
            guard let failure = state.failure else { return nil }
            guard let remaining = failure.remaining else { return failure.problem }
            guard remaining > 0 else { return nil }
            state.failure?.remaining = remaining - 1
            return failure.problem
        }
        if let problem { throw problem }
    }

    private func clientData(
        _ type: String,
        _ challenge: Data,
        _ passkey: Passkey
    ) throws -> Data {
        let data = InMemoryPasskey.ClientData(
            type: type,
            challenge: Base64URL.encode(challenge),
            origin: "https://\(passkey.relyingPartyID)"
        )
        return try JSONEncoder().encode(data)
    }
}
