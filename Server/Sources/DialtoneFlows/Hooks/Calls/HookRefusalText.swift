import DialtoneIDTokens
import DialtoneModel
import Foundation

/// A hook's rejection as Google's blocking functions word it.
///
/// The stock iOS SDK parses the reason that it shows from the JSON in the parentheses. Of the
/// hook's address, only the host is disclosed: paths and queries often contain a secret.
enum HookRefusalText {
    static func refused(by hook: Hook, status: Int, message: String) -> String {
        var json = JSONWriter()
        json.object { body in
            body.member("error") {
                $0.member("message", string: message)
                $0.member("status", string: "PERMISSION_DENIED")
            }
        }
        let body = String(decoding: json.bytes, as: UTF8.self)
        return "((HTTP request to \(origin(of: hook)) returned HTTP error \(status): \(body)))"
    }

    static func failed(_ hook: Hook, _ failure: HookFailure) -> String {
        "((HTTP request to \(origin(of: hook)) failed: \(failure)))"
    }

    private static func origin(of hook: Hook) -> String {
        guard let parts = URLComponents(string: hook.url), let scheme = parts.scheme,
            let host = parts.host
        else { return "the hook" }
        return "\(scheme)://\(host)/"
    }
}
