import Crypto
package import DialtoneBasics
import DialtoneModel

/// The keys of passkey ceremonies, which are not stored in the database.
package struct PasskeyKeys: Sendable {
    let challenges: DerivedKeys
    private let userHandles: DerivedKeys

    package init(of masterKey: MasterKey) {
        self.init(
            challenges: masterKey.keys(for: .passkeyChallenges),
            userHandles: masterKey.keys(for: .passkeyUserHandles)
        )
    }

    package init(challenges: DerivedKeys, userHandles: DerivedKeys) {
        self.challenges = challenges
        self.userHandles = userHandles
    }

    /// The length of the digest that a user handle is the text of.
    ///
    /// A multiple of three, so that the text has no padding, and nor has its own base64.
    private static let userHandleLength = 36

    /// Returns the user handle of an account without passkeys: random to anyone without the key.
    ///
    /// It is derived, because the call that needs it first stores nothing. It consists of ASCII
    /// characters whose base64 is the same in both alphabets: apps decode either.
    ///
    /// While the master key is rotated, another node may have derived a different one. New
    /// registrations take the first.
    func userHandles(of account: AccountID, in project: ProjectID) -> [[UInt8]] {
        userHandles(named: [project.rawValue, account.rawValue])
    }

    /// Returns the user handle of an operator without passkeys, who may not be set up yet.
    func userHandles(of name: OperatorName) -> [[UInt8]] {
        userHandles(named: ["", "operator", name.rawValue])
    }

    private func userHandles(named texts: [String]) -> [[UInt8]] {
        let name = PasskeyPurpose.joined(texts)
        return userHandles.all.map { key in
            let digest = HMAC<SHA512>.authenticationCode(for: name, using: key)
            return Array(Base64URL.encode(digest.prefix(Self.userHandleLength)).utf8)
        }
    }
}

/// What a challenge is for; it is valid for nothing else.
enum PasskeyPurpose: Sendable {
    case enrollment(AccountID, userHandle: [UInt8])
    case signIn

    /// A new passkey of an operator, by a session or an invitation.
    case operatorRegistration(of: String, userHandle: [UInt8])
    case operatorSignIn
    case operatorConfirmation(session: String)

    /// The purpose as the MAC of a challenge covers it.
    func bytes(in project: ProjectID, for relyingPartyID: String) -> [UInt8] {
        let place = [project.rawValue, relyingPartyID]
        switch self {
        case .enrollment(let account, let userHandle):
            return Self.joined(["enrollment"] + place + [account.rawValue]) + userHandle
        case .signIn:
            return Self.joined(["sign-in"] + place)
        case .operatorRegistration(let owner, let userHandle):
            return Self.joined(["operator-registration"] + place + [owner]) + userHandle
        case .operatorSignIn:
            return Self.joined(["operator-sign-in"] + place)
        case .operatorConfirmation(let session):
            return Self.joined(["operator-confirmation"] + place + [session])
        }
    }

    /// Joins texts in a way that no other texts have, whatever they contain.
    static func joined(_ texts: [String]) -> [UInt8] {
        texts.flatMap { text in
            let count = UInt32(clamping: text.utf8.count)
            return (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } + Array(text.utf8)
        }
    }
}
