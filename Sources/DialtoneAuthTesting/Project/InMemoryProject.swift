import DialtoneAuth
import Foundation
import IdentityToolkit

/// The accounts, codes and sessions of an ``InMemoryAuthServer``.
///
/// IDs are numbered, so that a test sees the same ones each time.
struct InMemoryProject: Sendable {
    static let id = "in-memory"

    struct Session: Sendable {
        let accountID: String
        let provider: String
        let signedInAt: Date
        var secondFactor: InMemorySecondFactor?
    }

    var now: Date
    var settings = AuthServerSettings()
    var accounts: [InMemoryAccount] = []
    var codes: [String: String] = [:]
    var messages: [AuthServerMessage] = []
    var mails: [AuthServerMail] = []
    var codeSessions: [String: CodeSession] = [:]
    /// When each number got its last message, until a code of it is used.
    var cooldowns: [String: Date] = [:]
    var actionCodes: [String: ActionCode] = [:]
    var totpEnrollments: [String: TOTPEnrollment] = [:]
    /// Numbers by the proofs that conflicts returned.
    var temporaryProofs: [String: String] = [:]
    /// Sessions by refresh token.
    var sessions: [String: Session] = [:]
    /// Sign-ins that wait for a second factor.
    var pending: [String: Session] = [:]
    /// The challenges that passkeys have not signed, with the account that gets a passkey.
    var passkeyChallenges: [String: PasskeyPurpose] = [:]
    private var counts: [String: Int] = [:]

    init(now: Date) {
        self.now = now
    }

    /// Returns the next ID of a kind, such as `user-1`.
    mutating func nextID(_ kind: String) -> String {
        counts[kind, default: 0] += 1
        return "\(kind)-\(counts[kind, default: 0])"
    }

    mutating func answer(_ call: AuthServerCall, _ body: Data) -> HTTPExchange.Response {
        do {
            return try answerOrRefuse(call, body)
        } catch let refusal as WireRefusal {
            return refusal.response
        } catch {
            return WireRefusal(.invalidArgument).response
        }
    }

    private mutating func answerOrRefuse(
        _ call: AuthServerCall,
        _ body: Data
    ) throws -> HTTPExchange.Response {
        func read<Body: Decodable>(_ type: Body.Type = Body.self) throws -> Body {
            try JSONDecoder().decode(type, from: body)
        }
        switch call {
        case .appVerification:
            return .init(["enforcement": "OFF"])
        case .sendCode: return .init(try sendCode(read()))
        case .signInWithCode: return .init(try signInWithCode(read()))
        case .startEnrollment: return .init(try startEnrollment(read()))
        case .finishEnrollment: return .init(try finishEnrollment(read()))
        case .withdrawSecondFactor: return .init(try withdraw(read()))
        case .startSecondFactor: return .init(try startSecondFactor(read()))
        case .finishSecondFactor: return .init(try finishSecondFactor(read()))
        case .startPasskeyEnrollment: return .init(try startPasskeyEnrollment(read()))
        case .finishPasskeyEnrollment: return .init(try finishPasskeyEnrollment(read()))
        case .startPasskeySignIn: return .init(startPasskeySignIn())
        case .finishPasskeySignIn: return .init(try finishPasskeySignIn(read()))
        case .signUp: return .init(try signUp(read()))
        case .signInWithPassword: return .init(try signInWithPassword(read()))
        case .sendEmail: return .init(try sendEmail(read()))
        case .resetPassword: return .init(try resetPassword(read()))
        case .signInWithEmailLink: return .init(try signInWithLink(read()))
        case .signInOptions: return .init(signInOptions)
        case .lookUp: return .init(try lookUp(read()))
        case .update: return .init(try update(read()))
        case .delete: return .init(try delete(read()))
        case .renewToken: return .init(try renewToken(read()))
        }
    }
}
