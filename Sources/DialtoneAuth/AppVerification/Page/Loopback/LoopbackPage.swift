import Foundation

/// The listener's responses: one address is the callback, all others are not found.
struct LoopbackPage: Sendable {
    let port: UInt16
    /// Gets each callback; returns whether it is the expected one.
    let take: @Sendable (URL) -> Bool

    /// Returns the response to a request, whose `head` is everything before its body.
    func answer(to head: String) -> LoopbackResponse {
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else {
            return LoopbackResponse(status: "400 Bad Request")
        }
        // Another host name could be a site whose DNS name points to this machine (DNS rebinding).
        guard host(lines.dropFirst()) == "127.0.0.1:\(port)" else {
            return LoopbackResponse(status: "421 Misdirected Request")
        }
        let path = words[1].prefix { $0 != "?" && $0 != "#" }
        guard path == "/link" else { return LoopbackResponse(status: "404 Not Found") }
        guard words[0] == "GET" else { return LoopbackResponse(status: "405 Method Not Allowed") }
        guard let url = URL(string: "http://127.0.0.1:\(port)\(words[1])"), take(url) else {
            return LoopbackResponse(status: "400 Bad Request")
        }
        return .done
    }

    private func host(_ lines: ArraySlice<String>) -> String? {
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "host" else { continue }
            return parts[1].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }
}

/// A small HTML page for the user.
struct LoopbackResponse: Sendable {
    var status: String
    var text = "Page not found."

    static let done = LoopbackResponse(
        status: "200 OK",
        text: "Done. You can close this window and go back to the app."
    )

    var message: String {
        let page = """
            <!doctype html><html lang="en"><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width"><title>Dialtone</title>\
            <p>\(text)</p></html>
            """
        return [
            "HTTP/1.1 \(status)",
            "Content-Type: text/html; charset=utf-8",
            "Content-Length: \(page.utf8.count)",
            "Content-Security-Policy: default-src 'none'",
            "Cache-Control: no-store",
            "Referrer-Policy: no-referrer",
            "Connection: close",
            "",
            page,
        ].joined(separator: "\r\n")
    }
}
