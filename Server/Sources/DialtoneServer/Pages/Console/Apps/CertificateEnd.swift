import DialtoneBasics
import DialtonePush
import Foundation
import IdentityToolkitAdmin

/// Whether a push certificate has ended, or will end soon.
enum CertificateEnd: Sendable {
    case later
    case soon
    case past

    init(_ info: APNsCredentialInfo, at now: Timestamp) {
        guard let text = info.expireTime, let date = try? Date(text, strategy: .iso8601) else {
            self = .later
            return
        }
        let end = Timestamp(date)
        self =
            end <= now
            ? .past : end - APNsCredentialRecord.warningSpan < now ? .soon : .later
    }
}
