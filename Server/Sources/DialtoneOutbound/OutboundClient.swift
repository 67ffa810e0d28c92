package import DialtoneBasics
package import DialtoneTracing
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
package import NIOSSL

/// An HTTP client for configured URLs.
///
/// A host name is resolved once for each request, all its addresses are checked, and the connection
/// is made to a checked address. This protects against DNS rebinding, where a name resolves to
/// another address a moment later. Proxies from the environment are not used, because a proxy would
/// resolve the name itself, without the check.
package final class OutboundClient: OutboundHTTP {
    private let policy: OutboundPolicy
    private let resolver: any HostResolver
    private let clients: PinnedClients
    private let timeout: TimeSpan
    private let tracer: NodeTracer?

    /// Creates a client that trusts `authorities` in addition to the system's.
    ///
    /// Each address of a host gets `connectTimeout` to accept the connection. `timeout` is the limit
    /// of requests that have none of their own. `tracer` begins a trace for a request that belongs to
    /// none; without it, only the traces of other requests are continued.
    package init(
        policy: OutboundPolicy,
        resolver: any HostResolver = SystemResolver(),
        authorities: [NIOSSLCertificate] = [],
        connectTimeout: TimeSpan = .seconds(3),
        timeout: TimeSpan = .seconds(7),
        tracer: NodeTracer? = nil
    ) {
        self.policy = policy
        self.resolver = resolver
        self.timeout = timeout
        self.tracer = tracer
        clients = PinnedClients(authorities: authorities, connectTimeout: connectTimeout)
    }

    /// Creates a client that also trusts the certificates in a PEM file.
    package convenience init(
        policy: OutboundPolicy,
        authoritiesFile: String?,
        tracer: NodeTracer? = nil
    ) throws {
        let authorities = try authoritiesFile.map(NIOSSLCertificate.fromPEMFile) ?? []
        self.init(policy: policy, authorities: authorities, tracer: tracer)
    }

    /// Cancels all running requests; must be called before the client is deallocated.
    package func shutDown() async {
        await clients.shutDown()
    }

    package func send(_ request: OutboundRequest) async throws -> OutboundResponse {
        guard let tracer = NodeTracer.current ?? tracer else {
            return try await sendInTime(request)
        }
        return try await tracer.whileCalling(
            request.url.host,
            method: request.method.rawValue,
            status: \.status
        ) { headers in
            var request = request
            request.headers += headers
            return try await sendInTime(request)
        }
    }

    private func sendInTime(_ request: OutboundRequest) async throws -> OutboundResponse {
        try await withThrowingTaskGroup(of: OutboundResponse.self) { group in
            group.addTask { try await self.answer(to: request) }
            group.addTask {
                try await Task.sleep(for: .milliseconds(self.limit(of: request)))
                throw OutboundFailure.timedOut
            }
            defer { group.cancelAll() }
            guard let answer = try await group.next() else { throw OutboundFailure.timedOut }
            return answer
        }
    }

    private func limit(of request: OutboundRequest) -> Int64 {
        (request.timeout ?? timeout).milliseconds
    }

    private func answer(to request: OutboundRequest) async throws -> OutboundResponse {
        let addresses = try await checkedAddresses(of: request.url.host)
        for address in addresses.dropLast() {
            do {
                return try await ask(address, request)
            } catch let error where error.meansNoConnection {
                continue
            } catch {
                throw Self.failure(error)
            }
        }
        guard let last = addresses.last else { throw OutboundFailure.unknownHost }
        do {
            return try await ask(last, request)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Resolves `host`; throws if any of its addresses is not allowed.
    ///
    /// A name with both allowed and forbidden addresses is refused as a whole.
    private func checkedAddresses(of host: String) async throws -> [IPAddress] {
        let addresses: [IPAddress]
        if let literal = IPAddress(host) {
            addresses = [literal]
        } else {
            addresses = try await resolver.addresses(of: host)
        }
        guard !addresses.isEmpty else { throw OutboundFailure.unknownHost }
        guard addresses.allSatisfy({ policy.allows($0, for: host) }) else {
            throw OutboundFailure.addressRefused
        }
        return addresses
    }

    private func ask(
        _ address: IPAddress,
        _ request: OutboundRequest
    ) async throws -> OutboundResponse {
        do {
            return try await exchange(with: address, request)
        } catch let error where request.isRepeatable && error.meansBrokenConnection {
            return try await exchange(with: address, request)
        }
    }

    private func exchange(
        with address: IPAddress,
        _ request: OutboundRequest
    ) async throws -> OutboundResponse {
        request.onAttempt()
        let key = PinnedClients.Key(host: request.url.host, address: address)
        return try await clients.withClient(for: key) { client in
            let answer = try await client.execute(
                HTTPClientRequest(request),
                timeout: .milliseconds(limit(of: request))
            )
            let body = try await answer.body.collect(upTo: request.answerLimit)
            return OutboundResponse(
                status: Int(answer.status.code),
                headers: Dictionary(
                    answer.headers.map { ($0.name.lowercased(), $0.value) },
                    uniquingKeysWith: { first, _ in first }
                ),
                body: Array(body.readableBytesView)
            )
        }
    }

    private static func failure(_ error: any Error) -> any Error {
        switch error {
        case is CancellationError: error
        case is NIOTooManyBytesError: OutboundFailure.answerTooLarge
        case let error as HTTPClientError where error == .deadlineExceeded:
            OutboundFailure.timedOut
        case let error as HTTPClientError where error == .cancelled: CancellationError()
        case _ where error.meansNoHandshake:
            OutboundFailure.notConnected(
                "its certificate is not trusted, or it does not support TLS"
            )
        default:
            error.meansNoConnection
                ? OutboundFailure.notConnected("\(type(of: error))")
                : OutboundFailure.unreachable("\(type(of: error))")
        }
    }
}
