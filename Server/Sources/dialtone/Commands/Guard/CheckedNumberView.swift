import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

/// The result of a dry run for a number, as `--json` prints it.
struct CheckedNumberView: Encodable {
    let phoneNumber: String
    let region: String?
    let kind: String?
    let price: Double?
    let currency: String?
    let isSent: Bool

    /// Why it is not sent, as text; `null` if it is.
    let reason: String?

    /// The rule that stops it, if a rule of the guard does.
    let rule: String?

    /// Whether a proof of the app overrides the rule.
    let proofHelps: Bool

    /// Creates the result for text that is not a phone number.
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

    /// Evaluates a number against the counts at `now`.
    init(
        checking text: String,
        in project: Project,
        _ tests: Set<PhoneNumber>,
        _ caps: ServerSpendCaps,
        lacksGateway: Bool,
        at now: Timestamp,
        from data: any NumberStateReader
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
