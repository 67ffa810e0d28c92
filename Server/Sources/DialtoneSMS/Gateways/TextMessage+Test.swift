package import DialtoneBasics
import Crypto
package import DialtoneModel
package import PhoneNumbers

extension TextMessage {
    /// Creates the test message of a gateway; its code belongs to no session and is not valid.
    package static func test(
        of gateway: String,
        to number: PhoneNumber,
        from sender: SenderIdentity? = nil,
        at now: Timestamp,
        random: RandomSource
    ) -> Self {
        let project = ProjectID(rawValue: "test")
        let session = VerificationSessionID(random: random, at: now)
        return Self(
            projectID: project,
            sessionID: session,
            phoneNumber: number,
            region: number.regionCode,
            wording: MessageWording(
                parts: ["This is a test of the gateway \(gateway)."],
                language: "en",
                alphabet: .gsm7,
                segments: 1
            ),
            sender: sender,
            content: .code(
                OneTimeCode(length: 6, random: random),
                .signIn,
                SessionInfo(
                    sealing: session,
                    of: project,
                    key: PreparedHMAC(key: SymmetricKey(size: .bits256))
                )
            ),
            sentAt: now,
            expiresAt: now + .minutes(5)
        )
    }
}

extension SMSAttempt {
    /// Creates the attempt to send a test message.
    package static func test(random: RandomSource, statusURL: String? = nil) -> Self {
        // Includes the time to connect.
        Self(id: AttemptID(random: random), timeout: .seconds(20), statusURL: statusURL)
    }
}
