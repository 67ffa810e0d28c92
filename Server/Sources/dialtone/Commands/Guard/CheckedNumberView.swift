import DialtoneCore
import PhoneNumbers

/// What a dry run says about a number, as `--json` shows it.
struct CheckedNumberView: Encodable {
    let phoneNumber: String
    let region: String?
    let kind: String?
    let price: Double?
    let currency: String?
    let isSent: Bool

    /// Why not, in words; `null` if it is sent.
    let reason: String?

    /// The guard's rule behind it, if it was one.
    let rule: String?

    /// Whether an app that proves itself gets past it.
    let proofHelps: Bool

    /// For what is no number at all.
    init(_ text: String, problem: String) {
        phoneNumber = text
        region = nil
        kind = nil
        price = nil
        currency = nil
        isSent = false
        reason = problem
        rule = nil
        proofHelps = false
    }

    init(_ forecast: SendForecast, currency: String, lacksGateway: Bool = false) {
        phoneNumber = forecast.phoneNumber.e164
        region = forecast.region
        kind = forecast.kind.rawValue
        price = Double(forecast.price.micros) / 1_000_000
        self.currency = currency
        isSent = forecast.isSent && !lacksGateway
        reason = forecast.reason(currency: currency, lacksGateway: lacksGateway)
        if case .rule(let rule, let isStepUp) = forecast.obstacle {
            self.rule = rule.text
            proofHelps = isStepUp
        } else {
            rule = nil
            proofHelps = false
        }
    }

    /// Judges a number by what is counted at `now`.
    init(
        checking text: String,
        in project: Project,
        _ tests: Set<PhoneNumber>,
        _ caps: ServerSpendCaps,
        lacksGateway: Bool,
        at now: Timestamp,
        from data: any DataReader
    ) throws {
        let number: PhoneNumber
        do throws(Refusal) {
            number = try PhoneNumber(typed: text)
        } catch {
            self.init(text, problem: error.explanation)
            return
        }
        let forecast = try SendForecast(
            of: number,
            in: project,
            isTestNumber: tests.contains(number),
            ledger: try data.ledgerWithoutLostMessage(of: number, in: project.id, at: now),
            serverCaps: caps,
            at: now,
            from: data
        )
        self.init(
            forecast,
            currency: project.settings.sendGuard.currency,
            lacksGateway: lacksGateway && forecast.isSent
        )
    }

    var row: [String] {
        let price = price.map {
            Money(micros: Int64(($0 * 1_000_000).rounded()), currency: currency ?? "")
        }
        return [
            phoneNumber, region ?? "", kind ?? "", price?.readable ?? "", isSent ? "yes" : "no",
            reason ?? "",
        ]
    }
}

extension SendForecast {
    /// Why no message goes there, in one sentence; `nil` if one does.
    ///
    /// That no gateway is set up counts only where nothing else is in the way.
    func reason(currency: String, lacksGateway: Bool = false) -> String? {
        if case .fictionalLimit(let refusal) = obstacle {
            return "A fictional number. \(refusal.explanation)"
        }
        if isTestNumber { return "A fictional number: nothing is ever sent to it." }
        switch obstacle {
        case nil: return lacksGateway ? "No SMS gateway is set up." : nil
        case .signInOff: return "Sign-in by phone number is switched off."
        case .region:
            guard possibleRegions.count < 2 else {
                return "The numbering plan does not have the number, so it may be in any country "
                    + "with its calling code. Not all of them get messages; see `dialtone regions`."
            }
            return "No messages go to \(region ?? "numbers of no country"); see `dialtone regions`."
        case .ledger(let refusal), .fictionalLimit(let refusal): return refusal.explanation
        case .rule(let rule, _):
            return violations.first { $0.rule == rule }?.explanation(currency: currency)
                ?? rule.explanation
        }
    }
}
