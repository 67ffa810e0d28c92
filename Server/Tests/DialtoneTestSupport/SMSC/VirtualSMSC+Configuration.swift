package import DialtoneCore
import DialtoneMessaging

extension VirtualSMSC {
    /// What an operator would enter to send by this SMSC.
    package func configuration(
        _ name: String = "smsc",
        adding settings: [String: String] = [:]
    ) -> SMSGatewayConfiguration {
        let own = [
            "host": "127.0.0.1",
            "port": String(port),
            "tls": "false",
            "systemID": SMSCPlan().credentials.systemID,
        ]
        return SMSGatewayConfiguration(
            name: name,
            kind: .smpp,
            settings: own.merging(settings) { $1 },
            secrets: ["password": SMSCPlan().credentials.password]
        )
    }
}
