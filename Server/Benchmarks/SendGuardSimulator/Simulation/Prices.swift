import DialtoneCore
import PhoneNumbers

/// What messages cost in the simulation: the guard's own table.
struct Prices {
    private let settings = SendGuardSettings()

    func price(of errand: Errand) -> Money {
        let region = errand.phoneNumber.regionCode ?? SendAttempt.noRegion
        return settings.price(ofSegments: 1, in: region)
    }
}
