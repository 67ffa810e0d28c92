package import DialtoneModel
import DialtoneSMPP

extension VirtualSMSC {
    /// Returns the configuration of a gateway that sends through this SMSC.
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
