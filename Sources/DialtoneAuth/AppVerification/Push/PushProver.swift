import Foundation
import IdentityToolkit

/// Proves that the app is genuine with a silent push, which only a real installation can receive.
final class PushProver: Sendable {
    let token = Latch<PushToken>()
    private let backend: Backend
    private let credentials: AppCredentials

    init(backend: Backend, credentials: AppCredentials) {
        self.backend = backend
        self.credentials = credentials
    }

    /// Returns a receipt and its secret: the stored pair, or a new one.
    ///
    /// - Throws: An ``AppVerificationProblem`` if another kind of proof may help.
    func proof(_ attempt: AppVerificationAttempt) async throws -> AppProof {
        if let stored = credentials.stored {
            return try await attempt.step(.storedCredential) { stored.proof }
        }
        let token = try await attempt.step(.pushToken, summary: Self.summary) {
            try await requestToken()
        }
        let ticket = try await attempt.step(
            .pushRequest,
            summary: { "receipt, push promised within \(Int($0.timeout)) s" },
            work: { try await requestPush(token) }
        )
        return try await attempt.step(.pushArrival) {
            try await awaitPush(ticket, attempt)
        }
    }

    private struct Ticket: Sendable {
        let receipt: String
        let timeout: TimeInterval
    }

    private static func summary(_ token: PushToken) -> String {
        "token of \(token.data.count) bytes, \(token.isSandbox ? "sandbox" : "production")"
    }

    private func requestToken() async throws -> PushToken {
        if let token = token.current { return token }
        let environment = backend.environment
        guard let register = environment.push.register else { throw AppVerificationProblem.noPush }
        let token = token
        do {
            return try await withDeadline(environment.deadlines.pushToken, sleep: environment.sleep)
            {
                await register()
                return try await token.value()
            }
        } catch let error as DeadlineExceeded {
            throw AppVerificationProblem.tokenLate(error.seconds)
        } catch let error as PushRegistrationFailure {
            throw AppVerificationProblem.tokenRefused(error)
        }
    }

    private func requestPush(_ token: PushToken) async throws -> Ticket {
        let request = VerifyIOSClientRequest {
            $0.appToken = token.text
            $0.isSandbox = token.isSandbox ? true : nil
        }
        let limit = backend.environment.deadlines.pushLimit
        do {
            let timeout = Locked<TimeInterval>(0)
            let receipt = try await credentials.expectPush {
                let answer: VerifyClientResponse = try await backend.call(.verifyIOSClient, request)
                guard let receipt = answer.receipt, !receipt.isEmpty else {
                    throw AppVerificationProblem.noReceipt
                }
                timeout.withLock { $0 = min(max(answer.seconds, 1), limit) }
                return receipt
            }
            return Ticket(receipt: receipt, timeout: timeout.current)
        } catch let error where error.authCode.map(Self.otherProofMayHelp) == true {
            throw AppVerificationProblem.pushRefused(AuthRefusal(error))
        }
    }

    /// Returns whether the server rejected the push rather than the whole request.
    private static func otherProofMayHelp(_ code: AuthErrorCode) -> Bool {
        [.invalidAppCredential, .missingAppToken, .appNotVerified, .internalError].contains(code)
    }

    private func awaitPush(
        _ ticket: Ticket,
        _ attempt: AppVerificationAttempt
    ) async throws -> AppProof {
        let credentials = credentials
        let sleep = backend.environment.sleep
        do {
            return try await withDeadline(ticket.timeout, sleep: sleep) {
                try await credentials.arrival(of: ticket.receipt).proof
            }
        } catch is DeadlineExceeded {
            attempt.expectLatePush(for: ticket.receipt)
            let status = await status(of: ticket)
            let problem = AppVerificationProblem.pushLate(after: ticket.timeout, status)
            guard status?.state == "REFUSED", credentials.appInstance != nil else { throw problem }
            // While Apple's push service is down, the server accepts known installations without
            // the secret, which spares their users the page.
            attempt.note(problem)
            return .push(receipt: ticket.receipt, secret: "")
        }
    }

    private func status(of ticket: Ticket) async -> PushStatusResponse? {
        let (backend, environment) = (backend, backend.environment)
        return try? await withDeadline(environment.deadlines.policy, sleep: environment.sleep) {
            let status: PushStatusResponse = try await backend.call(
                .pushStatus,
                PushStatusRequest { $0.receipt = ticket.receipt }
            )
            return status
        }
    }
}

/// The reason why the system provided no push token.
struct PushRegistrationFailure: Error {
    /// The domain, code and description of the system's error.
    let detail: String

    init(_ error: any Error) {
        let error = error as NSError
        detail = "\(error.domain) \(error.code): \(error.localizedDescription)"
    }
}

/// The used parts of the `accounts:verifyIosClient` response.
struct VerifyClientResponse: Decodable {
    let receipt: String?
    /// How long to wait for the push, in seconds.
    let seconds: TimeInterval

    private enum CodingKeys: String, CodingKey {
        case receipt
        case suggestedTimeout
    }

    /// Reads the time as text, as the protocol defines it, or as a number; the default is 5
    /// seconds.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        receipt = try container.decodeIfPresent(String.self, forKey: .receipt)
        let text = try? container.decode(String.self, forKey: .suggestedTimeout)
        let number = try? container.decode(TimeInterval.self, forKey: .suggestedTimeout)
        let seconds = text.flatMap(TimeInterval.init) ?? number ?? 5
        self.seconds = seconds.isFinite ? seconds : 5
    }
}
