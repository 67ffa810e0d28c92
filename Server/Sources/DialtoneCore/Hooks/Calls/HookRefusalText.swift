import Foundation

/// A hook's no in the words of Google's blocking functions.
///
/// The stock iOS SDK takes the reason that it shows out of the JSON in the parentheses. Of the
/// hook's address only the host is told: paths and queries often hold a secret.
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
