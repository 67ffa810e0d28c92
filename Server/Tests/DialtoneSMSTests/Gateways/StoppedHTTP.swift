import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport

/// An HTTP client for gateways that send no requests.
struct StoppedHTTP: OutboundHTTP {
    func send(_ request: OutboundRequest) async throws -> OutboundResponse {
        throw OutboundFailure.unknownHost
    }
}

extension GatewayPlan {
    /// Creates the gateway, with an unreachable vendor at `base`.
    func gateway(at base: String) throws(InvalidGateway) -> any SMSGateway {
        try GatewayCatalog.gateway(
            of: configuration(at: base),
            .bench(StoppedHTTP(), StoppedClock())
        )
    }
}
