public import Foundation
import IdentityToolkit

/// The second factors of a user.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRMultiFactor)
#endif
public final class MultiFactor: NSObject, Sendable {
    let user: User

    init(_ user: User) {
        self.user = user
    }

    /// The user's factors, as last returned by the server.
    public var enrolledFactors: [MultiFactorInfo] {
        (user.record.current.account.mfaInfo ?? []).map(MultiFactorInfo.make)
    }

    /// Starts the enrollment of a factor.
    public func getSessionWithCompletion(
        _ completion: ((MultiFactorSession?, (any Error)?) -> Void)?
    ) {
        Completion(completion).run { try await self.session() }
    }

    /// Starts the enrollment of a factor.
    @nonobjc
    public func session() async throws -> MultiFactorSession {
        MultiFactorSession(.enrollment(user, idToken: try await user.idToken()))
    }

    /// Adds a factor; the user gets new tokens that contain it.
    #if canImport(ObjectiveC)
    @objc(enrollWithAssertion:displayName:completion:)
    #endif
    public func enroll(
        with assertion: MultiFactorAssertion,
        displayName: String?,
        completion: (((any Error)?) -> Void)?
    ) {
        Completion(completion).run {
            try await self.enroll(with: assertion, displayName: displayName)
        }
    }

    /// Adds a factor; the user gets new tokens that contain it.
    @nonobjc
    public func enroll(
        with assertion: MultiFactorAssertion,
        displayName: String?
    ) async throws {
        var request = FinalizeSecondFactorEnrollmentRequest {
            $0.displayName = displayName
            $0.tenantId = user.tenantID
        }
        try assertion.add(to: &request)
        request.idToken = try await user.idToken()
        try await change(.secondFactorEnrollmentFinalize, request) { account, answer in
            guard let factor = answer.factor(assertion.factorID, displayName) else { return }
            account.enroll(factor)
        }
    }

    /// Removes a factor.
    #if canImport(ObjectiveC)
    @objc(unenrollWithInfo:completion:)
    #endif
    public func unenroll(
        with factorInfo: MultiFactorInfo,
        completion: (((any Error)?) -> Void)?
    ) {
        unenroll(withFactorUID: factorInfo.uid, completion: completion)
    }

    /// Removes a factor.
    @nonobjc
    public func unenroll(with factorInfo: MultiFactorInfo) async throws {
        try await unenroll(withFactorUID: factorInfo.uid)
    }

    /// Removes the factor with this ``MultiFactorInfo/uid``.
    public func unenroll(
        withFactorUID factorUID: String,
        completion: (((any Error)?) -> Void)?
    ) {
        Completion(completion).run { try await self.unenroll(withFactorUID: factorUID) }
    }

    /// Removes the factor with this ``MultiFactorInfo/uid``.
    @nonobjc
    public func unenroll(withFactorUID factorUID: String) async throws {
        let idToken = try await user.idToken()
        let request = WithdrawSecondFactorRequest {
            $0.idToken = idToken
            $0.mfaEnrollmentId = factorUID
            $0.tenantId = user.tenantID
        }
        try await change(.secondFactorWithdraw, request) { account, _ in
            account.withdraw(factorID: factorUID)
        }
    }

    /// Makes a call that changes the factors, and applies the response.
    private func change(
        _ endpoint: EndpointPath,
        _ request: some Encodable,
        apply: @Sendable (inout AccountInfo, FactorChange) -> Void
    ) async throws {
        let backend = user.backend
        let answer: FactorChange = try await user.endingSessionIfDead {
            try await backend.call(endpoint, request)
        }
        let tokens = try answer.idToken.map { try backend.tokens($0, answer.refreshToken, nil) }
        user.record.withLock { record in
            record.tokens = tokens ?? record.tokens
            apply(&record.account, answer)
        }
        user.signedIn.keep(user)
        await user.reloadAfterChange()
    }
}

/// The used parts of the response to a change of the factors.
private struct FactorChange: Decodable, Sendable {
    let idToken: String?
    let refreshToken: String?
    let phoneAuthInfo: PhoneAuthInfo?

    /// The enrolled factor, as far as the response tells; `nil` without its ID, or without the
    /// number of a phone.
    func factor(_ kind: String, _ displayName: String?) -> SecondFactorInfo? {
        guard let payload = idToken.flatMap(TokenPayload.init),
            let firebase = payload.claims["firebase"] as? [String: Any],
            let id = firebase["second_factor_identifier"] as? String
        else { return nil }
        let isPhone = kind == PhoneMultiFactorInfo.PhoneMultiFactorID
        if isPhone, phoneAuthInfo?.phoneNumber == nil { return nil }
        return SecondFactorInfo {
            $0.mfaEnrollmentId = id
            $0.displayName = displayName
            $0.enrolledAt = payload.date("iat").map { ISO8601DateFormatter().string(from: $0) }
            $0.phoneInfo = isPhone ? phoneAuthInfo?.phoneNumber : nil
            $0.totpInfo = isPhone ? nil : TOTPInfo()
        }
    }
}

extension User {
    /// The second factors of this user.
    public var multiFactor: MultiFactor { MultiFactor(self) }

    /// Whether the user still has to enroll a second factor, which the project requires.
    ///
    /// Until then, back ends that verify ID tokens refuse the user's. Show the sign-in screen, which
    /// continues with the enrollment, or enroll a factor with ``multiFactor``. Firebase has no such
    /// property.
    public var mustEnrollSecondFactor: Bool {
        let audience = TokenPayload(record.current.tokens.idToken)?.claims["aud"] as? String
        return audience?.hasSuffix(Self.enrollmentAudience) ?? false
    }

    /// The end of the audience of tokens that can only be used to enroll a second factor.
    private static let enrollmentAudience = "/second-factor-enrollment"
}
