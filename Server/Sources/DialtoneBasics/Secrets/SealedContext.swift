/// What each sealed secret is bound to, so that it cannot be opened in another place.
///
/// The texts are part of what is encrypted, so they must never change.
package enum SealedContext {
    package static func signingKey(_ id: String) -> String { "signing-key/\(id)" }

    package static func hook(_ id: String) -> String { "hook/\(id)" }

    package static func clientSecret(of provider: String, in project: String) -> String {
        "client-secret/\(project)/\(provider)"
    }

    package static func verificationCredential(
        _ service: String,
        _ name: String,
        in project: String
    ) -> String {
        "verification-credential/\(project)/\(service)/\(name)"
    }

    package static func smsGateway(_ name: String) -> String { "sms-gateway/\(name)" }

    package static func operatorApp(_ id: String) -> String { "operator \(id)" }

    package static func secondFactor(
        _ factor: String,
        of account: String,
        in project: String
    ) -> String {
        "totp \(project) \(factor) \(account)"
    }

    package static func importPlan(_ id: String) -> String { "import \(id)" }

    package static func importPart(_ id: String, _ kind: String, _ seq: Int) -> String {
        "import \(id) \(kind) \(seq)"
    }

    package static func jobPlan(_ id: String) -> String { "job \(id)" }

    package static func jobPart(_ id: String, _ kind: String, _ seq: Int) -> String {
        "job \(id) \(kind) \(seq)"
    }

    package static func keptKey(_ id: String) -> String { "kept-key/\(id)" }

    package static func numberKey(_ id: String) -> String { "number-key/\(id)" }
}
