import DialtoneBasics
import DialtoneSendGuard

/// The prices of messages in the simulation: the guard's own table.
struct Prices {
    private let settings = SendGuardSettings()

    func price(of signIn: SimulatedSignIn) -> Money {
        settings.price(ofSegments: 1, in: signIn.block.region ?? SendAttempt.noRegion)
    }
}
