import DialtoneCore
import Foundation

/// The honest traffic of an app: every day's, and that of days out of the ordinary.
struct People {
    /// The share of installations that prove themselves only by a page that people see, such as
    /// those without push, without Google's services, or with a key that Apple does not attest.
    private static let installationsWithPage = 0.08

    /// The share of installations that cannot prove themselves.
    private static let installationsWithoutProof = 0.015

    private let chance: Chance
    private let pools: [String: NumberPool]
    private(set) var errands: [(at: Double, errand: Errand)] = []

    init(pools: [String: NumberPool], chance: Chance) {
        self.pools = pools
        self.chance = chance
    }

    /// Sign-ins by day and night, at each country's hours.
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

    /// Many people behind one address within an hour or two: a lecture hall, a company's first day.
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
            var errand = person(
                of: country,
                name: name,
                address: Addresses.house(number),
                &chance
            )
            errand = errand.with(instance: "\(name) \(number) \(seat)")
            errands.append((start + chance.fraction() * seconds, errand))
        }
    }

    /// Many people who ask for a code since somebody advertised, and of whom few go on.
    ///
    /// With `inOnePrefix` they are all of one block, as the staff of one company.
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
            let errand = Errand(
                origin: .people(name),
                phoneNumber: block.number(&chance),
                block: block,
                address: Self.address(in: index, &chance),
                instance: "\(name) \(person)",
                isKnown: false,
                proof: Self.proof(&chance),
                entries: [chance.happens(conversion)],
                delay: 15 + chance.pause(mean: 20),
                patience: chance.happens(0.3) ? 1 : 0
            )
            errands.append((time, errand))
        }
    }
}

extension People {
    /// A person alone, or a family of several who sign in within minutes.
    private mutating func add(
        household country: Country,
        _ index: Int,
        at time: Double,
        _ chance: inout Chance
    ) {
        let address = Self.address(in: index, &chance)
        let heads = chance.happens(0.03) ? 2 + chance.number(below: 3) : 1
        for head in 0..<heads {
            let errand = person(of: country, name: "ordinary", address: address, &chance)
            errands.append((time + Double(head) * 90, errand))
        }
    }

    private func person(
        of country: Country,
        name: String,
        address: IPAddress?,
        _ chance: inout Chance
    ) -> Errand {
        let entries = Self.entries(in: country, &chance)
        let block =
            chance.pick(pools[country.region]?.blocks ?? [])
            ?? NumberBlock(prefix: "+1650555")
        return Errand(
            origin: .people(name),
            phoneNumber: block.number(&chance),
            block: block,
            address: address,
            instance: "person \(chance.word())",
            isKnown: chance.happens(0.45),
            proof: Self.proof(&chance),
            entries: entries,
            delay: 12 + chance.pause(mean: 18),
            patience: chance.happens(0.6) ? 2 : 0
        )
    }

    /// One random draw, so that the same installations as before have none.
    private static func proof(_ chance: inout Chance) -> Errand.Proof {
        let draw = chance.fraction()
        if draw >= 1 - installationsWithoutProof { return .none }
        return draw < installationsWithPage ? .visible : .silent
    }

    /// What becomes of one message after another, until one is entered or the person gives up.
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

    /// How busy an hour is, of the busiest: evenings are full and nights are quiet.
    private static func activity(at time: Double, in country: Country) -> Double {
        let hour = (time / 3_600 + country.hoursAhead).truncatingRemainder(dividingBy: 24)
        return 0.5 - 0.45 * cos((hour - 4) / 24 * 2 * .pi)
    }
}

extension Errand {
    fileprivate func with(instance: String) -> Errand {
        Errand(
            origin: origin,
            phoneNumber: phoneNumber,
            block: block,
            address: address,
            instance: instance,
            isKnown: false,
            proof: proof,
            entries: entries,
            delay: delay,
            patience: patience
        )
    }
}
