import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The admin calls about the countries that messages can be sent to; they are changed with the
/// settings.
struct MessageRegionRoutes {
    let source: DiagnosisSource
    let pool: WorkPool
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        router.add(
            ListMessageRegions(),
            AdminPath(dialtone: "/messageRegions"),
            viewers,
            method: .get
        )
        router.add(
            CheckMessageRegions(source: source, pool: pool),
            AdminPath(dialtone: "/messageRegions:check"),
            viewers
        )
    }
}

/// Lists the countries and territories with their prices.
struct ListMessageRegions: Endpoint {
    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListMessageRegionsResponse {
        let settings = caller.project.settings
        let (policy, prices) = (settings.smsRegions, settings.sendGuard)
        return ListMessageRegionsResponse {
            $0.allowed = policy.allowed
            $0.denied = policy.denied
            $0.currency = prices.currency
            $0.regions = PhoneRegion.supported.sorted { $0.code < $1.code }.map { region in
                MessageRegionInfo {
                    $0.regionCode = region.code
                    $0.callingCode = String(region.callingCode)
                    $0.isAllowed = policy.refused(of: [region.code]).isEmpty
                    $0.price =
                        Double(prices.price(ofSegments: 1, in: region.code).micros) / 1_000_000
                    $0.hasOwnPrice = prices.prices[region.code] != nil || prices.prices["*"] != nil
                }
            }
        }
    }
}
