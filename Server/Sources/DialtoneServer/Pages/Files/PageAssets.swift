import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The scripts, styles and drawings of the pages, from inside the executable.
///
/// All stand in a folder whose name is a digest of everything in it. So browsers may keep them
/// forever, modules can name each other, and a new server is never met by an old script.
struct PageAssets: Sendable {
    private static let root = "/pages"
    private static let regionList = "regions.json"
    private static let icon = "icon.svg"

    /// A script that runs in a thread of its own imports others by this policy.
    private static let policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

    /// The folder's address.
    let path: String

    private let bodies: [String: ByteBuffer]

    init() throws {
        var bodies = Self.files.mapValues { ByteBuffer(bytes: $0) }
        bodies[Self.regionList] = ByteBuffer(bytes: try RegionList.json())
        self.bodies = bodies
        path = "\(Self.root)/\(Self.digest(of: bodies))"
    }

    func add(to router: Router<ServerContext>) {
        // Browsers ask for it by themselves where an answer names no other.
        router.get("/favicon.ico") { _, _ in
            Response(
                status: .ok,
                headers: [
                    .contentType: Self.mediaType(of: Self.icon),
                    .cacheControl: "public, max-age=86400",
                    .contentSecurityPolicy: Self.policy,
                ],
                body: ResponseBody(byteBuffer: bodies[Self.icon] ?? ByteBuffer())
            )
        }
        router.get(RouterPath("\(path)/{file}")) { _, context in
            guard let name = context.parameters.get("file"), let body = bodies[name] else {
                throw HTTPError(.notFound)
            }
            return Response(
                status: .ok,
                headers: [
                    .contentType: Self.mediaType(of: name),
                    .cacheControl: "public, max-age=31536000, immutable",
                    .contentSecurityPolicy: Self.policy,
                    .contentLength: String(body.readableBytes),
                ],
                body: ResponseBody(byteBuffer: body)
            )
        }
    }

    private static func digest(of bodies: [String: ByteBuffer]) -> String {
        var hash = SHA256()
        for (name, body) in bodies.sorted(by: { $0.key < $1.key }) {
            hash.update(data: Data("\(name) \(body.readableBytes)\n".utf8))
            hash.update(data: Data(body.readableBytesView))
        }
        return hash.finalize().prefix(8).map { String(format: "%02x", $0) }.joined()
    }

    private static func mediaType(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/json; charset=utf-8"
        }
    }
}

extension PageAssets {
    /// Every file of the folder `Assets`, by its name.
    static let files: [String: [UInt8]] = [
        "account-view.js": PackageResources.account_view_js,
        "accounts.js": PackageResources.accounts_js,
        "action.css": PackageResources.action_css,
        "as-you-type.js": PackageResources.as_you_type_js,
        "auth-client.js": PackageResources.auth_client_js,
        "base.css": PackageResources.base_css,
        "captcha-widget.js": PackageResources.captcha_widget_js,
        "challenge-settings.js": PackageResources.challenge_settings_js,
        "challenge.js": PackageResources.challenge_js,
        "choice-step.js": PackageResources.choice_step_js,
        "code-field.js": PackageResources.code_field_js,
        "code-step.js": PackageResources.code_step_js,
        "console-page.js": PackageResources.console_page_js,
        "console.css": PackageResources.console_css,
        "copy-button.js": PackageResources.copy_button_js,
        "countdown.js": PackageResources.countdown_js,
        "country-names.js": PackageResources.country_names_js,
        "country-picker.js": PackageResources.country_picker_js,
        "country-search.js": PackageResources.country_search_js,
        "digits.js": PackageResources.digits_js,
        "dom.js": PackageResources.dom_js,
        "icon.svg": PackageResources.icon_svg,
        "iframe-page.js": PackageResources.iframe_page_js,
        "inbox.js": PackageResources.inbox_js,
        "leave-page.js": PackageResources.leave_page_js,
        "load-guard.js": PackageResources.load_guard_js,
        "message-row.js": PackageResources.message_row_js,
        "number-format.js": PackageResources.number_format_js,
        "number-step.js": PackageResources.number_step_js,
        "pending-verification.js": PackageResources.pending_verification_js,
        "picker-page.js": PackageResources.picker_page_js,
        "picker.css": PackageResources.picker_css,
        "popup-page.js": PackageResources.popup_page_js,
        "proof-of-work-worker.js": PackageResources.proof_of_work_worker_js,
        "proof-of-work.js": PackageResources.proof_of_work_js,
        "refusal-text.js": PackageResources.refusal_text_js,
        "regions.js": PackageResources.regions_js,
        "sdk.js": PackageResources.sdk_js,
        "second-factor-enrollment.js": PackageResources.second_factor_enrollment_js,
        "second-factor-proof.js": PackageResources.second_factor_proof_js,
        "sha256.js": PackageResources.sha256_js,
        "sign-in-page.js": PackageResources.sign_in_page_js,
        "sign-in.css": PackageResources.sign_in_css,
        "sign-in.js": PackageResources.sign_in_js,
        "step.js": PackageResources.step_js,
        "tabs.js": PackageResources.tabs_js,
        "texts-ar.js": PackageResources.texts_ar_js,
        "texts-de.js": PackageResources.texts_de_js,
        "texts-en.js": PackageResources.texts_en_js,
        "texts-es.js": PackageResources.texts_es_js,
        "texts-fa.js": PackageResources.texts_fa_js,
        "texts-fr.js": PackageResources.texts_fr_js,
        "texts-pt.js": PackageResources.texts_pt_js,
        "texts.js": PackageResources.texts_js,
        "times.js": PackageResources.times_js,
        "token-claims.js": PackageResources.token_claims_js,
        "verify-page.js": PackageResources.verify_page_js,
        "verify.css": PackageResources.verify_css,
    ]
}
