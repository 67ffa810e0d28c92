import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for the keys of challenge vendors.
struct CaptchaKeyRoutes {
    private static let all = AdminPath(path: "dialtone/v1/projects/{project}/captchaKeys")
    private static let one = AdminPath(
        path: "dialtone/v1/projects/{project}/captchaKeys/{resource}"
    )

    let keys: CaptchaKeyRegistry
    let projects: ProjectDirectory
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let owners = admins.needing(.owner)
        router.add(ListCaptchaKeys(keys: keys), Self.all, admins.needing(.viewer), method: .get)
        router.add(SaveCaptchaKeys(keys: keys), Self.all, owners)
        router.add(
            DeleteCaptchaKeys(keys: keys, projects: projects),
            Self.one,
            owners,
            method: .delete
        )
    }
}

/// Lists the keys of a project for challenge vendors, without their secrets.
struct ListCaptchaKeys: Endpoint {
    let keys: CaptchaKeyRegistry

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListCaptchaKeysResponse {
        let all = try await keys.keys(of: caller.project.id)
        return ListCaptchaKeysResponse {
            $0.captchaKeys = all.isEmpty ? nil : all.compactMap(CaptchaKeysInfo.init)
        }
    }
}

extension SaveCaptchaKeysRequest: WireInput {}

/// Saves the keys of a project for a challenge vendor.
struct SaveCaptchaKeys: Endpoint {
    let keys: CaptchaKeyRegistry

    func respond(
        to input: SaveCaptchaKeysRequest,
        from caller: AdminCaller
    ) async throws -> CaptchaKeysInfo {
        let saved = try await keys.save(
            try CaptchaKeys(input),
            secret: input.secretKey ?? "",
            for: caller.project.id,
            since: caller.seen
        )
        return CaptchaKeysInfo(saved) ?? CaptchaKeysInfo()
    }
}

/// Deletes the keys of a project for a challenge vendor.
struct DeleteCaptchaKeys: Endpoint {
    let keys: CaptchaKeyRegistry
    let projects: ProjectDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        guard let vendor = ChallengeSettings.Vendor(wireName: caller.resource ?? "") else {
            throw FederationRefusal.unknownConfig
        }
        let platform = caller.query["platform"].flatMap { $0.isEmpty ? nil : $0 }
        let id = caller.project.id
        guard try await keys.delete(vendor, platform: platform, from: id, since: caller.seen)
        else {
            throw FederationRefusal.unknownConfig
        }
        projects.forget(id)
        return NoOutput()
    }
}

extension CaptchaKeys {
    fileprivate init(_ input: SaveCaptchaKeysRequest) throws(Refusal) {
        guard let vendor = ChallengeSettings.Vendor(wireName: input.vendor ?? "") else {
            throw .invalidArgument(
                field: "vendor",
                problem: "must be RECAPTCHA, RECAPTCHA_ENTERPRISE, TURNSTILE or HCAPTCHA"
            )
        }
        self.init(
            vendor: vendor,
            platform: input.platform.flatMap { $0.isEmpty ? nil : $0 },
            details: VendorDetails(
                siteKey: input.siteKey ?? "",
                cloudProject: input.cloudProject ?? "",
                minimumScore: input.minimumScore,
                givesScores: input.givesScores ?? false
            )
        )
    }
}

extension CaptchaKeysInfo {
    /// Creates the API representation; `nil` for credentials of other services.
    fileprivate init?(_ credential: VerificationCredential) {
        guard let vendor = ChallengeSettings.Vendor(of: credential.service) else { return nil }
        let details = VendorDetails(credential.details)
        self.init()
        self.vendor = vendor.wireName
        platform = credential.name == VendorDetails.keysName ? nil : credential.name
        siteKey = details.siteKey
        cloudProject = details.cloudProject.isEmpty ? nil : details.cloudProject
        minimumScore = details.minimumScore
        givesScores = details.givesScores ? true : nil
        createTime = credential.createdAt.rfc3339
        etag = credential.etag
    }
}

extension ChallengeSettings.Vendor {
    /// Creates the vendor from its name in the API; `nil` for one without keys.
    fileprivate init?(wireName: String) {
        let found = Self.allCases.first { $0.service != nil && $0.wireName == wireName }
        guard let found else { return nil }
        self = found
    }
}
