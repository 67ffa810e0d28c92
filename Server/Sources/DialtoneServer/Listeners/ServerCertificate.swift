package import DialtoneBasics
import NIOSSL
import Synchronization

/// The TLS certificate of a listener, which is loaded again when its files change.
///
/// A new certificate is used for new connections. Existing ones keep theirs.
package final class ServerCertificate: Sendable {
    /// The result of looking at the files.
    package enum Check: Equatable, Sendable {
        case unchanged
        case replaced

        /// The new files cannot be used, and the server keeps the certificate that it has.
        case rejected(InvalidCertificate)
    }

    /// When a certificate is valid.
    package struct Validity: Equatable, Sendable {
        package let beginning: Timestamp
        package let end: Timestamp

        /// Returns whether it ends so soon that its renewal seems to have failed.
        ///
        /// Certificates are usually renewed when a third of their time is left.
        package func endsSoon(at now: Timestamp) -> Bool {
            end - now < min(.days(14), TimeSpan(milliseconds: (end - beginning).milliseconds / 3))
        }

        /// The warning about the certificate, if there is one.
        package func concern(at now: Timestamp) -> String? {
            if now >= end { return "the TLS certificate has expired" }
            if now < beginning { return "the TLS certificate is not valid yet" }
            return endsSoon(at: now) ? "the TLS certificate expires soon" : nil
        }
    }

    private struct Loaded {
        let content: CertificateFiles.Content
        let context: NIOSSLContext
        let validity: Validity
    }

    private struct State {
        var loaded: Loaded

        /// Content that failed at the last check.
        var suspect: CertificateFiles.Content?
        var problem: InvalidCertificate?
    }

    package let files: CertificateFiles
    private let state: Mutex<State>

    package init(_ files: CertificateFiles) throws(InvalidCertificate) {
        self.files = files
        state = Mutex(State(loaded: try Self.load(files.read(), of: files)))
    }

    /// The context for a new connection.
    var context: NIOSSLContext { state.withLock { $0.loaded.context } }

    package var validity: Validity { state.withLock { $0.loaded.validity } }

    /// Why the present files cannot be used; `nil` if the server uses them.
    package var problem: InvalidCertificate? { state.withLock { $0.problem } }

    /// Loads the files if they have changed.
    ///
    /// A program may write one file after the other. Therefore, files that cannot be used are
    /// rejected only if they are the same at the next check.
    package func check() -> Check {
        let content = files.read()
        return state.withLock { state -> Check in
            guard content != state.loaded.content else {
                (state.suspect, state.problem) = (nil, nil)
                return .unchanged
            }
            do throws(InvalidCertificate) {
                state = State(loaded: try Self.load(content, of: files))
                return .replaced
            } catch {
                guard state.suspect == content else {
                    (state.suspect, state.problem) = (content, nil)
                    return .unchanged
                }
                guard state.problem == nil else { return .unchanged }
                state.problem = error
                return .rejected(error)
            }
        }
    }

    private static func load(
        _ content: CertificateFiles.Content,
        of files: CertificateFiles
    ) throws(InvalidCertificate) -> Loaded {
        guard let chainBytes = content.chain else { throw .unreadableChain(path: files.chain) }
        guard let keyBytes = content.key else { throw .unreadableKey(path: files.key) }
        guard let chain = try? NIOSSLCertificate.fromPEMBytes(chainBytes), let leaf = chain.first
        else { throw .noChain(path: files.chain) }
        guard let secret = try? NIOSSLPrivateKey(bytes: keyBytes, format: .pem) else {
            throw .noKey(path: files.key)
        }
        guard let context = try? NIOSSLContext(configuration: configuration(chain, secret)) else {
            throw .mismatch(files)
        }
        return Loaded(
            content: content,
            context: context,
            validity: Validity(
                beginning: Timestamp(seconds: Int64(leaf.notValidBefore)),
                end: Timestamp(seconds: Int64(leaf.notValidAfter))
            )
        )
    }

    private static func configuration(
        _ chain: [NIOSSLCertificate],
        _ key: NIOSSLPrivateKey
    ) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) },
            privateKey: .privateKey(key)
        )
        configuration.minimumTLSVersion = .tlsv12
        // For TLS 1.2; version 1.3 has only good ones. All have forward secrecy.
        configuration.cipherSuiteValues = [
            .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
            .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
            .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,
            .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
        ]
        configuration.applicationProtocols = ["h2", "http/1.1"]
        return configuration
    }
}
