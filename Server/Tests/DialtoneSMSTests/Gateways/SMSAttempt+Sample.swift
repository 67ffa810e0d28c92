import DialtoneBasics
import DialtoneModel
import Crypto
import DialtoneTestSupport
import PhoneNumbers

extension SMSAttempt {
    static let sampleStatusURL = "https://auth.example.com/callbacks/sms/gateway/token"

    /// The callback URL for gateways that do not return a reference.
    static let sampleAttemptURL = sampleStatusURL + "?attempt=" + sampleReference.text

    static let sampleReference = AttemptReference(AttemptID(bytes: Array(16..<32)))

    static func sample(
        timeout: TimeSpan = .minutes(5),
        statusURL: String? = sampleStatusURL
    ) -> SMSAttempt {
        SMSAttempt(id: sampleReference.attemptID, timeout: timeout, statusURL: statusURL)
    }
}

extension TextMessage {
    /// Returns a message of a registered app, whose code is valid for five minutes.
    static func ofApp(
        to phoneNumber: String = "+16505550101",
        text: String = "123456 is your code.",
        alphabet: MessageAlphabet = .gsm7,
        segments: Int = 1,
        sender: SenderIdentity? = nil
    ) throws -> TextMessage {
        let id = VerificationSessionID(bytes: Array(0..<16))
        let projectID = ProjectID(rawValue: "demo")
        guard let code = OneTimeCode(typed: "123456") else { throw NoCode() }
        let number = try PlannedNumber(parsing: phoneNumber)
        return TextMessage(
            projectID: projectID,
            appID: "1:1:ios:1",
            sessionID: id,
            phoneNumber: number.number,
            region: number.regionCode,
            wording: MessageWording(
                parts: [text],
                language: "en",
                alphabet: alphabet,
                segments: segments
            ),
            sender: sender,
            content: .code(code, .signIn, .sample(id, of: projectID)),
            sentAt: StoppedClock.start,
            expiresAt: StoppedClock.start + .minutes(5)
        )
    }

    private struct NoCode: Error {}
}
