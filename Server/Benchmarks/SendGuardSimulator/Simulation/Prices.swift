import DialtoneBasics
import DialtoneSendGuard

/// The prices of messages in the simulation: the guard's own table.
struct Prices {
    private let settings = SendGuardSettings()

    func price(of errand: Errand) -> Money {
        settings.price(ofSegments: 1, in: errand.block.region ?? SendAttempt.noRegion)
    }
}
