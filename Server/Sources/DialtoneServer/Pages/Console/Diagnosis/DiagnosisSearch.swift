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

        /// What helps the user with the number or the e-mail address; `nil` if nothing does.
        var owner: OwnerRemedies?

        /// Whether a limit on calls refuses the client address that was entered.
        var isRefusedAddress = false

        /// Why nothing was found, in one sentence.
        var problem: String?

        /// Whether a country makes the text a number.
        var lacksCountry = false

        /// Whether something can be done.
        var hasRemedies: Bool {
            !actions.isEmpty || number?.hold != nil || owner != nil || isRefusedAddress
        }
    }

    private let calls: ProjectCalls
    private let project: ProjectID

    init(_ calls: ProjectCalls, in project: ProjectID) {
        self.calls = calls
        self.project = project
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
        var result = Result(number: found, actions: found.actions)
        result.owner = found.account.flatMap {
            OwnerRemedies($0.localId, isDisabled: $0.disabled, canMail: false, in: project)
        }
        return result
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
        var result = Result(caller: CallerDiagnosis(found), actions: found.actions)
        result.isRefusedAddress = found.isLimited && found.limits.contains { $0.left == 0 }
        return result
    }

    /// Explains an e-mail address, and the number of its account if it has one.
    private func email(_ text: String) async throws -> Result {
        let found: EmailExplanation = try await calls.post(
            "/emails:explain",
            ExplainEmailRequest { $0.email = text }
        )
        let account = try await calls.account { $0.email = [text] }
        var result = Result(caller: CallerDiagnosis(found))
        let canMail = found.mailObstacle == nil && found.mails.waitSeconds == 0
        result.owner = account.flatMap {
            OwnerRemedies(
                $0.localId,
                isDisabled: $0.disabled == true,
                canMail: canMail,
                in: project
            )
        }
        if let number = account?.phoneNumber {
            let explained = try await self.number(number, region: "")
            result.number = explained.number
            result.actions = explained.actions
        }
        return result
    }
}
