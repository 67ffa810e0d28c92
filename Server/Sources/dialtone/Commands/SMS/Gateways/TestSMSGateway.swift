import DialtoneBasics
import DialtoneModel
import ArgumentParser
import Crypto
import PhoneNumbers

struct TestSMSGateway: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Send a real test message through a gateway.",
        discussion: """
            The command sends the message from this machine and prints the gateway's
            response. Routes and the guard do not apply, and the gateway bills the message.
            """
    )

    /// The gateway's timeout, including the connection.
    private static let timeout = TimeSpan.seconds(20)

    @Argument(help: "The gateway's name.")
    var name: String

    @Argument(help: "The phone number, such as +16505550100.")
    var phoneNumber: String

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let gateway: String
        let gatewayMessageIDs: [String]
    }

    func run() async throws {
        let number = try PhoneNumber(typed: phoneNumber)
        let configuration = try await output.data.withStore { store in
            try await output.data.smsGateways(in: store).existing(name)
        }
        let outcome = try await output.data.withGateway(of: configuration) { gateway in
            await gateway.open(reporting: NoReceipts())
            let outcome = await gateway.send(
                message(to: number),
                as: SMSAttempt(id: AttemptID(random: .system), timeout: Self.timeout)
            )
            await gateway.close()
            return outcome
        }
        switch outcome {
        case .accepted(let receipt):
            let ids = receipt.gatewayMessageIDs.joined(separator: ", ")
            try Terminal.show(
                "The gateway \(name) accepted the message\(ids.isEmpty ? "" : " as \(ids)").",
                or: View(gateway: name, gatewayMessageIDs: receipt.gatewayMessageIDs),
                asJSON: output.json
            )
        case .retryable(let problem, _):
            throw failure("rejected the message temporarily", problem)
        case .permanent(let problem): throw failure("rejected the message", problem)
        case .fraudBlocked(let problem): throw failure("blocked the message as fraud", problem)
        case .unknown(let problem): throw failure("gave no clear response", problem)
        }
    }

    private func failure(_ verdict: String, _ problem: SendProblem) -> CommandFailure {
        let code = problem.code.map { ", code \($0)" } ?? ""
        return CommandFailure(
            "The gateway \(name) \(verdict) (\(problem.reason.rawValue)\(code)): \(problem.detail)"
        )
    }

    /// Returns a test message; its code belongs to no session and is not valid.
    private func message(to number: PhoneNumber) -> TextMessage {
        let now = ServerClock.system().now
        let project = ProjectID(rawValue: "test")
        let session = VerificationSessionID(random: .system, at: now)
        return TextMessage(
            projectID: project,
            sessionID: session,
            phoneNumber: number,
            region: number.regionCode,
            wording: MessageWording(
                parts: ["This is a test of the gateway \(name)."],
                language: "en",
                alphabet: .gsm7,
                segments: 1
            ),
            content: .code(
                OneTimeCode(length: 6, random: .system),
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

/// Ignores the delivery events that arrive after the command has ended.
private struct NoReceipts: DeliveryEventSink {
    func note(_ event: DeliveryEvent) {}
}
