package import DialtoneBasics
package import DialtoneModel
import Crypto
import PhoneNumbers

extension TextMessage {
    /// A message as the domain makes them.
    package static func sample(
        to phoneNumber: String = "+16505550101",
        text: String = "123456 is your code.",
        code: String = "123456",
        for purpose: VerificationPurpose = .signIn,
        of project: String = "demo"
    ) throws -> TextMessage {
        let id = VerificationSessionID(bytes: Array(0..<16))
        let projectID = ProjectID(rawValue: project)
        guard let code = OneTimeCode(typed: code) else { throw NoCode() }
        let number = try PlannedNumber(parsing: phoneNumber)
        return TextMessage(
            projectID: projectID,
            sessionID: id,
            phoneNumber: number.number,
            region: number.regionCode,
            wording: MessageWording(parts: [text], language: "en", alphabet: .gsm7, segments: 1),
            content: .code(code, purpose, .sample(id, of: projectID)),
            sentAt: Timestamp(seconds: 1_700_000_000),
            expiresAt: Timestamp(seconds: 1_700_000_300)
        )
    }

    private struct NoCode: Error {}
}

extension SessionInfo {
    /// A handle under a random key.
    package static func sample(_ id: VerificationSessionID, of project: ProjectID) -> SessionInfo {
        SessionInfo(sealing: id, of: project, key: PreparedHMAC(key: .init(size: .bits256)))
    }
}

extension TextMessage {
    /// Returns the same message with the sender that the project configures.
    package func from(_ sender: SenderIdentity?) -> TextMessage {
        copy(sender: sender, content: content)
    }

    /// The same message with other contents than a code.
    package func containing(_ content: Content) -> TextMessage {
        copy(sender: sender, content: content)
    }

    private func copy(sender: SenderIdentity?, content: Content) -> TextMessage {
        TextMessage(
            projectID: projectID,
            appID: appID,
            sessionID: sessionID,
            phoneNumber: phoneNumber,
            region: region,
            wording: wording,
            sender: sender,
            content: content,
            sentAt: sentAt,
            expiresAt: expiresAt
        )
    }
}
