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

    /// Returns why the service does not respond, as the end of a sentence; `nil` if it does.
    package func problem() async throws -> String? {
        switch try await response(to: String(repeating: "0", count: Self.prefixLength)) {
        case .success: nil
        case .failure(let absence): absence.problem
        }
    }

    private func range(of prefix: String) async throws -> String? {
        switch try await response(to: prefix) {
        case .success(let body): return body
        case .failure(let absence):
            logger.warning(
                "breached passwords not checked",
                metadata: ["problem": "\(absence.problem)"]
            )
            return nil
        }
    }

    /// Why there is no list.
    private struct Absence: Error {
        let problem: String
    }

    private func response(to prefix: String) async throws -> Result<String, Absence> {
        do {
            var request = OutboundRequest(
                .get,
                try OutboundURL(checking: "\(baseURL)/range/\(prefix)", by: policy)
            )
            request.headers = [("Add-Padding", "true"), ("User-Agent", "dialtone")]
            request.timeout = Self.timeout
            let answer = try await http.send(request)
            guard answer.isSuccess else {
                return .failure(Absence(problem: "status \(answer.status)"))
            }
            return .success(String(decoding: answer.body, as: UTF8.self))
        } catch let failure as OutboundFailure {
            return .failure(Absence(problem: failure.description))
        } catch is InvalidOutboundURL {
            return .failure(Absence(problem: "its URL is not allowed"))
        }
    }
}
