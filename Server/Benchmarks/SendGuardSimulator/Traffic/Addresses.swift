import DialtoneBasics

/// The addresses of requests, by how users and scripts connect to the network.
enum Addresses {
    /// Returns the address of a household: two in five have IPv6, each in its own network.
    static func household(in country: Int, _ chance: inout Chance) -> IPAddress? {
        if chance.happens(0.4) {
            let site = (0..<4).map { _ in UInt8(chance.number(below: 256)) }
            return address([0x2A, 0x02, 0x10 + UInt8(country), site[0], site[1], site[2], 0, 0])
        }
        return address([
            20 + UInt8(country), UInt8(chance.number(below: 64)),
            UInt8(chance.number(below: 256)), 1 + UInt8(chance.number(below: 254)),
        ])
    }

    /// Returns one of the few addresses that a country's mobile networks share among all users
    /// (NAT).
    static func mobileNetwork(in country: Int, _ chance: inout Chance) -> IPAddress? {
        let number = chance.number(below: 6)
        return address([
            60 + UInt8(country), 0, UInt8(number / 2), 10 + UInt8(number),
        ])
    }

    /// Returns the single address of a site with many users, such as a university or an office.
    static func house(_ number: Int) -> IPAddress? {
        address([100, UInt8(number % 200), 0, 1])
    }

    /// Returns one of very many residential proxy addresses, so that none appears twice.
    static func hired(_ chance: inout Chance) -> IPAddress? {
        address([
            120 + UInt8(chance.number(below: 60)), UInt8(chance.number(below: 256)),
            UInt8(chance.number(below: 256)), 1 + UInt8(chance.number(below: 254)),
        ])
    }

    /// Returns an address in one network of a data center.
    static func dataCenter(_ number: Int, _ chance: inout Chance) -> IPAddress? {
        address([198, 51, UInt8(number % 256), 1 + UInt8(chance.number(below: 254))])
    }

    /// Returns an IPv4 address for four bytes, or an IPv6 address for its first eight.
    private static func address(_ bytes: [UInt8]) -> IPAddress? {
        let rest: [UInt8] = bytes.count == 4 ? [] : [0, 0, 0, 0, 0, 0, 0, 1]
        return IPAddress(bytes: bytes + rest)
    }
}
