import DialtoneBasics
import Foundation

/// The legitimate traffic of an app, on ordinary and on exceptional days.
struct People {
    /// The share of installations that can be verified only with a visible page, for example those
    /// without push, without Google's services, or with a key that Apple does not attest.
    private static let installationsWithPage = 0.08

    /// The share of installations that cannot be verified.
    private static let installationsWithoutProof = 0.015

    private let chance: Chance
    private let pools: [String: NumberPool]
    private(set) var signIns: [(at: Double, signIn: SimulatedSignIn)] = []

    init(pools: [String: NumberPool], chance: Chance) {
        self.pools = pools
        self.chance = chance
    }

    /// Adds the sign-ins of ordinary days and nights, by each country's local time.
    mutating func addOrdinaryDays(_ days: Int, perDay: Double) {
        for (index, country) in Country.all.enumerated() {
            var chance = chance.branch("ordinary", index)
            let peak = 86_400 / (perDay * country.share / 100 * 2)
            var time = chance.pause(mean: peak)
            while time < Double(days) * 86_400 {
                if chance.happens(Self.activity(at: time, in: country)) {
                    add(household: country, index, at: time, &chance)
                }
                time += chance.pause(mean: peak)
            }
        }
    }

    /// Adds many users behind one address within an hour or two: a lecture hall, or a company's
    /// first day.
    mutating func addHouse(
        _ name: String,
        number: Int,
        people: Int,
        region: String,
        from start: Double,
        over seconds: Double
    ) {
        guard let country = Country.all.first(where: { $0.region == region }) else { return }
        var chance = chance.branch(name, number)
        for seat in 0..<people {
            var signIn = person(
                of: country,
                name: name,
                address: Addresses.house(number),
                &chance
            )
            signIn = signIn.with(instance: "\(name) \(number) \(seat)")
            signIns.append((start + chance.fraction() * seconds, signIn))
        }
    }

    /// Adds many users who request a code because of a campaign; few of them enter it.
    ///
    /// With `inOnePrefix`, all their numbers are in one block, like those of a company's staff.
    mutating func addCampaign(
        _ name: String,
        people: Int,
        region: String,
        conversion: Double,
        from start: Double,
        over seconds: Double,
        inOnePrefix: Bool = false
    ) {
        guard let pool = pools[region],
            let index = Country.all.firstIndex(where: { $0.region == region })
        else { return }
        var chance = chance.branch(name)
        guard let home = chance.pick(pool.blocks) else { return }
        for person in 0..<people {
            let time = start + chance.fraction() * seconds
            let block = inOnePrefix ? home : chance.pick(pool.blocks) ?? home
            let signIn = SimulatedSignIn(
                origin: .people(name),
                phoneNumber: block.number(&chance),
                block: block,
                address: Self.address(in: index, &chance),
                instance: "\(name) \(person)",
                isKnown: false,
                proof: Self.proof(&chance),
                entries: [chance.happens(conversion)],
                delay: 15 + chance.pause(mean: 20),
                retriesLeft: chance.happens(0.3) ? 1 : 0
            )
            signIns.append((time, signIn))
        }
    }
}

extension People {
    /// Adds a single user, or a family whose members sign in within minutes.
    private mutating func add(
        household country: Country,
        _ index: Int,
        at time: Double,
        _ chance: inout Chance
    ) {
        let address = Self.address(in: index, &chance)
        let heads = chance.happens(0.03) ? 2 + chance.number(below: 3) : 1
        for head in 0..<heads {
            let signIn = person(of: country, name: "ordinary", address: address, &chance)
            signIns.append((time + Double(head) * 90, signIn))
        }
    }

    private func person(
        of country: Country,
        name: String,
        address: IPAddress?,
        _ chance: inout Chance
    ) -> SimulatedSignIn {
        let entries = Self.entries(in: country, &chance)
        let block =
            chance.pick(pools[country.region]?.blocks ?? [])
            ?? NumberBlock(prefix: "+1650555")
        return SimulatedSignIn(
            origin: .people(name),
            phoneNumber: block.number(&chance),
            block: block,
            address: address,
            instance: "person \(chance.word())",
            isKnown: chance.happens(0.45),
            proof: Self.proof(&chance),
            entries: entries,
            delay: 12 + chance.pause(mean: 18),
            retriesLeft: chance.happens(0.6) ? 2 : 0
        )
    }

    /// Uses one random number, so that the same installations as before have no proof.
    private static func proof(_ chance: inout Chance) -> SimulatedSignIn.Proof {
        let draw = chance.fraction()
        if draw >= 1 - installationsWithoutProof { return .none }
        return draw < installationsWithPage ? .visible : .silent
    }

    /// Returns whether each message's code is entered, until one is or the user gives up.
    private static func entries(in country: Country, _ chance: inout Chance) -> [Bool] {
        guard chance.happens(country.conversion) else { return [false] }
        var entries: [Bool] = []
        repeat {
            entries.append(chance.happens(country.arrival))
        } while entries.last == false && entries.count < 3 && chance.happens(0.7)
        return entries
    }

    private static func address(in country: Int, _ chance: inout Chance) -> IPAddress? {
        chance.happens(0.35)
            ? Addresses.mobileNetwork(in: country, &chance)
            : Addresses.household(in: country, &chance)
    }

    /// Returns the activity relative to the busiest hour: evenings are busy and nights are quiet.
    private static func activity(at time: Double, in country: Country) -> Double {
        let hour = (time / 3_600 + country.hoursAhead).truncatingRemainder(dividingBy: 24)
        return 0.5 - 0.45 * cos((hour - 4) / 24 * 2 * .pi)
    }
}

extension SimulatedSignIn {
    fileprivate func with(instance: String) -> SimulatedSignIn {
        SimulatedSignIn(
            origin: origin,
            phoneNumber: phoneNumber,
            block: block,
            address: address,
            instance: instance,
            isKnown: false,
            proof: proof,
            entries: entries,
            delay: delay,
            retriesLeft: retriesLeft
        )
    }
}
