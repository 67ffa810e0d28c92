package import DialtoneBasics
package import Logging

import Crypto

/// A client of a service that lists breached passwords, by the Pwned Passwords range protocol.
///
/// The service receives the first five digits of a password's SHA-1 and returns all known suffixes,
/// padded so that the length of the response reveals nothing. The password never leaves the server.
package struct BreachedPasswords: Sendable {
    /// The time limit for the service's response.
    private static let timeout = TimeSpan.seconds(2)
    private static let prefixLength = 5

    private let baseURL: String
    private let http: any OutboundHTTP
    private let policy: OutboundPolicy
    private let logger: Logger

    /// Creates a client of the service at `baseURL`, such as `https://api.pwnedpasswords.com`.
    ///
    /// Requests append `/range/` and five digits to it. Throws if the URL is not valid or not
    /// allowed.
    package init(
        baseURL: String,
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        logger: Logger
    ) throws(InvalidOutboundURL) {
        try Self.check(baseURL: baseURL, by: policy)
        self.baseURL = baseURL
        self.http = http
        self.policy = policy
        self.logger = logger
    }

    /// Throws if `policy` does not allow calls to the service at `baseURL`.
    package static func check(
        baseURL: String,
        by policy: OutboundPolicy
    ) throws(InvalidOutboundURL) {
        _ = try OutboundURL(checking: "\(baseURL)/range/00000", by: policy)
    }

    /// Whether the service lists `password`; `false` if the service does not respond.
    ///
    /// Users must be able to choose a password while the service is down.
    func contain(_ password: String) async throws -> Bool {
        let digest = Hex.encode(Array(Insecure.SHA1.hash(data: Array(password.utf8))))
            .uppercased()
        let ending = digest.dropFirst(Self.prefixLength)
        guard let body = try await range(of: String(digest.prefix(Self.prefixLength))) else {
            return false
        }
        // Padding lines have a count of 0.
        return body.split(whereSeparator: \.isNewline).contains { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let count = Int(parts[1]) else { return false }
            return count > 0 && parts[0].uppercased() == ending
        }
    }

    private func range(of prefix: String) async throws -> String? {
        do {
            var request = OutboundRequest(
                .get,
                try OutboundURL(checking: "\(baseURL)/range/\(prefix)", by: policy)
            )
            request.headers = [("Add-Padding", "true"), ("User-Agent", "dialtone")]
            request.timeout = Self.timeout
            let answer = try await http.send(request)
            guard answer.isSuccess else { return unavailable("status \(answer.status)") }
            return String(decoding: answer.body, as: UTF8.self)
        } catch let failure as OutboundFailure {
            return unavailable(failure.description)
        } catch is InvalidOutboundURL {
            return unavailable("its URL is not allowed")
        }
    }

    private func unavailable(_ problem: String) -> String? {
        logger.warning(
            "breached passwords not checked",
            metadata: ["problem": "\(problem)"]
        )
        return nil
    }
}
