import DialtoneCore
import DialtoneTestSupport

@testable import DialtoneMessaging

/// For providers that only have to be made, or whose callbacks are read.
struct StoppedHTTP: OutboundHTTP {
    func send(_ request: OutboundRequest) async throws -> OutboundAnswer {
        throw OutboundFailure.unknownHost
    }
}

extension ProviderPlan {
    /// The provider, with its vendor at `base` and nobody there.
    func provider(at base: String) throws(InvalidProvider) -> any SMSProvider {
        try ProviderCatalog.provider(
            of: configuration(at: base),
            .bench(StoppedHTTP(), StoppedClock())
        )
    }
}
