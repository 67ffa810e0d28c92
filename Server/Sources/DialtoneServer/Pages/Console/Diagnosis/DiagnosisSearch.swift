import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Finds out what a text is, and explains it: a number, an account, or a client address.
struct DiagnosisSearch: Sendable {
    /// What was found.
    struct Result: Sendable {
        var number: NumberExplanation?
        var caller: CallerDiagnosis?
        var actions: [RemedyAction] = []

        /// Why nothing was found, in one sentence.
        var problem: String?

        /// Whether a country makes the text a number.
        var lacksCountry = false
    }

    private let calls: ProjectCalls

    init(_ calls: ProjectCalls) {
        self.calls = calls
    }

    func find(_ text: String, region: String) async throws -> Result {
        if IPAddress(text) != nil { return try await address(text) }
        if (try? EmailAddress(checking: text)) != nil { return try await email(text) }
        do {
            return try await number(text, region: region)
        } catch Refusal.invalidPhoneNumber(let problem) {
            if let account = try await calls.account({ $0.localId = [text] }) {
                return try await number(of: account)
            }
            return Result(
                problem: problem == .missingCountry
                    ? translated("The number “\(text)” has no country.")
                    : translated(
                        """
                        No number, address or user ID found in “\(text)”. Write numbers like \
                        +16505550100.
                        """
                    ),
                lacksCountry: problem == .missingCountry
            )
        }
    }

    private func number(_ text: String, region: String) async throws -> Result {
        let found: NumberExplanation = try await calls.post(
            "/numbers:explain",
            ExplainNumberRequest {
                $0.phoneNumber = text
                $0.regionCode = region.isEmpty ? nil : region
            }
        )
        return Result(number: found, actions: found.actions)
    }

    private func number(of account: AccountInfo) async throws -> Result {
        guard let number = account.phoneNumber else {
            guard let email = account.email else {
                return Result(
                    problem: translated(
                        "The user \(account.localId) has no phone number and no e-mail address."
                    )
                )
            }
            return try await self.email(email)
        }
        return try await self.number(number, region: "")
    }

    private func address(_ text: String) async throws -> Result {
        let found: AddressExplanation = try await calls.post(
            "/addresses:explain",
            ExplainAddressRequest { $0.address = text }
        )
        return Result(caller: CallerDiagnosis(found), actions: found.actions)
    }

    /// Explains an e-mail address, and the number of its account if it has one.
    private func email(_ text: String) async throws -> Result {
        let found: EmailExplanation = try await calls.post(
            "/emails:explain",
            ExplainEmailRequest { $0.email = text }
        )
        let account = try await calls.account { $0.email = [text] }
        var result = Result(caller: CallerDiagnosis(found))
        if let number = account?.phoneNumber {
            let explained = try await self.number(number, region: "")
            result.number = explained.number
            result.actions = explained.actions
        }
        return result
    }
}
