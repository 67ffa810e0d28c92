import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension NumberRemedies {
    /// What an administrator can do by other calls, in the order of ``lines``.
    var actions: [RemedyAction] {
        if case .fictionalLimit = forecast.obstacle { return [.clear(number)] }
        if forecast.isTestNumber { return [] }
        switch forecast.obstacle {
        case nil: return []
        case .signInOff: return [.enablePhoneSignIn]
        case .region:
            let refused = project.settings.smsRegions.refused(of: forecast.possibleRegions)
            return refused.isEmpty ? [] : [.allow(refused)]
        case .ledger(.send(.numberOptedOut)): return [.removeOptOut(of: number, from: optOut)]
        case .ledger, .fictionalLimit: return [.clear(number)]
        case .rule(let rule, _): return actions(about: rule)
        }
    }

    private func actions(about rule: SendRule) -> [RemedyAction] {
        switch rule.name {
        case .kind:
            return [
                .change(
                    "kinds",
                    because: "Some kinds of numbers are expensive, and used for fraud."
                )
            ]
        case .hold: return [.release(SendDimension(.prefix, forecast.phoneNumber.prefix))]
        case .cap where rule.dimension == .server: return []
        case .cap:
            return [
                .change(
                    capSetting(of: rule),
                    because: "A higher cap allows more spending, including by an attacker."
                )
            ]
        case .limit, .budget, .answers, .countries, .notices:
            return (forecast.violations.first { $0.rule == rule }?.dimension)
                .map { [.release($0)] } ?? []
        }
    }
}

extension RemedyAction {
    static var addGateway: Self {
        Self {
            $0.kind = "addGateway"
            $0.title = "Add an SMS gateway"
            $0.consequence = "Messages are sent by the gateway, which bills them."
            $0.role = AdminRole.owner.rawValue
        }
    }

    fileprivate static var enablePhoneSignIn: Self {
        Self {
            $0.kind = "enablePhoneSignIn"
            $0.title = "Enable sign-in with phone numbers"
            $0.consequence = "Everyone can request codes by text message again."
            $0.role = AdminRole.owner.rawValue
        }
    }

    fileprivate static func allow(_ regions: [String]) -> Self {
        Self {
            $0.kind = "allowRegions"
            $0.title = "Allow messages to \(regions.joined(separator: ", "))"
            $0.consequence = "Codes are sent to all numbers of these countries, which costs money."
            $0.regions = regions
            $0.role = AdminRole.owner.rawValue
        }
    }

    fileprivate static func change(_ setting: String, because consequence: String) -> Self {
        Self {
            $0.kind = "changeGuard"
            $0.title = "Change \(setting)"
            $0.consequence = consequence
            $0.setting = setting
            $0.role = AdminRole.owner.rawValue
        }
    }

    fileprivate static func clear(_ number: String) -> Self {
        Self {
            $0.kind = "clearNumber"
            $0.title = "Reset the counters of \(number)"
            $0.consequence =
                "The number can get messages and try codes again immediately. An attacker gets more "
                + "attempts at guessing its codes."
            $0.phoneNumber = number
            $0.role = AdminRole.editor.rawValue
        }
    }

    fileprivate static func removeOptOut(of number: String, from optOut: OptOut?) -> Self {
        Self {
            $0.kind = "removeOptOut"
            $0.title = "Allow messages to \(number) again"
            $0.consequence =
                switch optOut?.source {
                case .phone, .gateway:
                    "The owner opted out and must have agreed. A gateway with its own opt-out list "
                        + "still refuses the number until its owner sends START."
                case .operator, nil: "The owner must have agreed."
                }
            $0.phoneNumber = number
            $0.role = AdminRole.editor.rawValue
        }
    }

    /// Releases what a dimension counts.
    static func release(_ dimension: SendDimension) -> Self {
        Self {
            $0.kind = "releaseHold"
            $0.title = "Release \(dimension.explanation)"
            $0.consequence =
                switch dimension.kind {
                case .prefix:
                    "Ends the hold and resets the counters. Numbers with this prefix get messages at "
                        + "once; if it was an attack, it can continue."
                case .address, .network:
                    "Resets its limits on messages, sign-ups, passwords and other calls."
                default: "Resets the counters, so that messages are sent again immediately."
                }
            $0.subject = dimension.text
            $0.role = AdminRole.editor.rawValue
        }
    }
}
