import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// What a list of countries would have refused, by country.
struct RegionImpacts: Sendable {
    /// The code of numbers that belong to no country.
    private static let none = "ZZ"

    private let policy: RegionPolicy
    private var verdicts: [PhoneNumber: (region: String, isAllowed: Bool)] = [:]
    private var newlyRefused: [PhoneNumber] = []
    private var regions: [String: MessageRegionImpact] = [:]

    init(of policy: RegionPolicy) {
        self.policy = policy
    }

    mutating func note(_ message: MessageRecord) {
        let number = message.phoneNumber
        let region = message.region ?? Self.none
        if verdicts[number] == nil {
            let isAllowed = policy.allows(number)
            verdicts[number] = (region, isAllowed)
            if !isAllowed { newlyRefused.append(number) }
        }
        let isAllowed = verdicts[number]?.isAllowed ?? true
        var impact = regions[region] ?? MessageRegionImpact { $0.regionCode = region }
        impact.messages += 1
        if !isAllowed { impact.refusedMessages += 1 }
        regions[region] = impact
    }

    /// Returns the refused numbers that were noted since the last call.
    mutating func takeNewlyRefused() -> [PhoneNumber] {
        defer { newlyRefused = [] }
        return newlyRefused
    }

    /// Notes refused numbers that accounts have.
    mutating func note(accounts: [PhoneNumber]) {
        for number in accounts {
            guard let region = verdicts[number]?.region else { continue }
            regions[region]?.refusedAccounts += 1
        }
    }

    func check(_ fill: (inout MessageRegionsCheck) -> Void) -> MessageRegionsCheck {
        var check = MessageRegionsCheck()
        check.regions = regions.values.sorted {
            ($1.refusedMessages, $1.messages, $0.regionCode)
                < ($0.refusedMessages, $0.messages, $1.regionCode)
        }
        check.messages = check.regions.reduce(0) { $0 + $1.messages }
        check.refusedMessages = check.regions.reduce(0) { $0 + $1.refusedMessages }
        check.refusedAccounts = check.regions.reduce(0) { $0 + $1.refusedAccounts }
        fill(&check)
        return check
    }
}

extension CheckedMessageNumber {
    /// Checks a number in any spelling.
    init(_ text: String, by policy: RegionPolicy, in settings: ProjectSettings) {
        self.init()
        phoneNumber = String(text.prefix(64))
        let number: PhoneNumber
        do {
            number = try PhoneNumber(searching: phoneNumber, in: settings)
        } catch {
            reason = "This is not a phone number."
            return
        }
        possibleRegions = number.possibleRegionCodes
        isAllowed = policy.allows(number)
        let refused = policy.refused(of: possibleRegions)
        reason =
            if possibleRegions.isEmpty {
                isAllowed
                    ? "It belongs to no country, and there is no list of allowed countries."
                    : "It belongs to no country, and only listed countries are allowed."
            } else if refused.isEmpty {
                "\(Self.list(possibleRegions)) is allowed."
            } else if policy.allowed != nil {
                "\(Self.list(refused)) is not on the list of allowed countries."
            } else {
                "\(Self.list(refused)) is denied."
            }
    }

    /// Names a few countries: a number can belong to all that share its calling code.
    private static func list(_ codes: [String]) -> String {
        codes.count <= 4
            ? codes.joined(separator: ", ")
            : codes.prefix(4).joined(separator: ", ") + " and \(codes.count - 4) more"
    }
}
