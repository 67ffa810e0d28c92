package import Logging

import Crypto

/// A service that knows passwords from data breaches, by the Pwned Passwords range protocol.
///
/// It receives the first five digits of a password's SHA-1 and answers with all the known suffixes,
/// padded so that the length of the answer reveals nothing. The password never leaves the server.
package struct BreachedPasswords: Sendable {
    /// How long to wait for the service's answer.
    private static let timeout = TimeSpan.seconds(2)
    private static let prefixLength = 5

    private let baseURL: String
    private let http: any OutboundHTTP
    private let policy: OutboundPolicy
    private let logger: Logger

    /// `baseURL` is followed by `/range/` and the digits, as `https://api.pwnedpasswords.com`.
    ///
    /// Throws the problem with the address.
    package init(
        baseURL: String,
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        logger: Logger
    ) throws(InvalidOutboundURL) {
        _ = try OutboundURL(checking: "\(baseURL)/range/00000", by: policy)
        self.baseURL = baseURL
        self.http = http
        self.policy = policy
        self.logger = logger
    }

    /// Whether the service knows `password`; `false` if it does not answer, since users must be
    /// able to choose a password while the service is down.
    func contain(_ password: String) async throws -> Bool {
        let digest = Hex.encode(Array(Insecure.SHA1.hash(data: Array(password.utf8))))
            .uppercased()
        let ending = digest.dropFirst(Self.prefixLength)
        guard let body = try await range(of: String(digest.prefix(Self.prefixLength))) else {
            return false
        }
        // Padding has a count of 0.
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
            return unavailable("its address is not allowed")
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
