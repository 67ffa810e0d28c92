import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSMS
import ArgumentParser
import IdentityToolkitAdmin
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
                .test(of: name, to: number, at: ServerClock.system().now, random: .system),
                as: .test(random: .system)
            )
            await gateway.close()
            return outcome
        }
        let report = TestGatewayResponse(of: outcome, by: name)
        guard report.isAccepted else { throw CommandFailure(report.text) }
        try Terminal.show(
            report.text,
            or: View(gateway: name, gatewayMessageIDs: report.gatewayMessageIDs),
            asJSON: output.json
        )
    }
}

/// Ignores the delivery events that arrive after the command has ended.
private struct NoReceipts: DeliveryEventSink {
    func note(_ event: DeliveryEvent) {}
}
