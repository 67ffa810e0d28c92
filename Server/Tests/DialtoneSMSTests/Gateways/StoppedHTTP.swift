import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport

/// For gateways that only have to be made, or whose callbacks are read.
struct StoppedHTTP: OutboundHTTP {
    func send(_ request: OutboundRequest) async throws -> OutboundResponse {
        throw OutboundFailure.unknownHost
    }
}

extension GatewayPlan {
    /// The gateway, with its vendor at `base` and nobody there.
    func gateway(at base: String) throws(InvalidGateway) -> any SMSGateway {
        try GatewayCatalog.gateway(
            of: configuration(at: base),
            .bench(StoppedHTTP(), StoppedClock())
        )
    }
}
