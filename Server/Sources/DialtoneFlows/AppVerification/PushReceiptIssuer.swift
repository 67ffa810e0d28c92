package import DialtoneBasics
package import DialtoneModel

/// Decides whether an app gets a silent push, and creates its receipt and secret.
package struct PushReceiptIssuer: Sendable {
    /// How long an app waits for a push before it uses another verification method.
    package static let timeout = TimeSpan.seconds(5)

    /// The limit on an app's pushes; a device needs one an hour.
    static let appLimit = RollingLimit(count: 10_000, span: .hours(1))

    private let store: any DataStore
    private let service: any PushService
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        service: any PushService,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.service = service
        self.clock = clock
        self.random = random
    }

    /// Returns the push to send after the app has received the receipt, which it contains.
    package func issue(_ request: PushRequest) async throws -> IssuedPush {
        let (device, bundleID) = try checked(request)
        // The stock SDKs send no tenant here, but send one in the request for the code.
        let project = request.project.id.parent
        guard try await service.serves(bundleID, of: request.project) else {
            throw Refusal.silentPush(.noCredential)
        }
        let (receipt, secret) = (random.bytes(PushReceipt.length), random.bytes(PushReceipt.length))
        let now = clock.now
        let row = PushReceipt(
            digest: TokenDigest(of: receipt),
            secretDigest: TokenDigest(of: secret),
            projectID: project,
            bundleID: bundleID,
            appID: request.app?.appID ?? "",
            createdAt: now,
            expiresAt: now + PushReceipt.lifetime
        )
        let refusal = try await store.write { try Self.enter(row, for: device, in: $0, at: now) }
        if let refusal { throw Refusal.silentPush(refusal) }
        let push = SilentPush(
            deviceToken: device,
            topic: bundleID,
            environment: request.isSandbox ? .sandbox : .production,
            receipt: Base64URL.encode(receipt),
            secret: Base64URL.encode(secret),
            expiresAt: now + .minutes(5)
        )
        return IssuedPush(project: request.project, push: push, row: row)
    }

    /// Returns the receipt that was issued for a push, with the push's status.
    package func receipt(
        _ text: String,
        of project: ProjectID,
        bundleID: String?
    ) async throws -> PushReceipt {
        guard let digest = PushReceipt.digest(of: text),
            let receipt = try await store.read({ try $0.pushReceipt(digest) }),
            receipt.projectID == project.parent, receipt.bundleID == bundleID
        else { throw Refusal.silentPush(.unknownReceipt) }
        return receipt
    }

    private func checked(
        _ request: PushRequest
    ) throws(Refusal) -> (device: DeviceToken, bundleID: String) {
        guard let token = request.deviceToken, !token.isEmpty else {
            throw .silentPush(.missingDeviceToken)
        }
        guard let device = DeviceToken(hex: token) else {
            throw .silentPush(.malformedDeviceToken)
        }
        guard let bundleID = request.bundleID, !bundleID.isEmpty else {
            throw .silentPush(.missingBundleID)
        }
        if let own = request.app?.bundleID, !own.isEmpty, own != bundleID {
            throw .silentPush(.foreignBundleID)
        }
        return (device, bundleID)
    }

    /// Stores the receipt; if the device or the app reached its limit, returns a refusal instead.
    private static func enter(
        _ row: PushReceipt,
        for device: DeviceToken,
        in data: any AttemptLedgerWriter & PushReceiptReader & PushReceiptWriter,
        at now: Timestamp
    ) throws -> SilentPushRefusal? {
        let subject = Base64URL.encode(TokenDigest(of: Array(device.hex.utf8)).bytes)
        var ledger = try data.holdAttempts(.push, of: subject, in: row.projectID)
        if let wait = ledger.attempt(at: now) { return .tooManyForDevice(retryAfter: wait) }
        let count = try data.pushCount(
            of: row.bundleID,
            in: row.projectID,
            since: now - appLimit.span,
            limit: appLimit.count
        )
        guard count < appLimit.count else { return .tooManyForApp }
        try data.save(ledger)
        try data.insert(row)
        return nil
    }
}

/// A push that is sent after the app has received its receipt.
package struct IssuedPush: Sendable {
    let project: Project
    let push: SilentPush
    let row: PushReceipt

    /// The receipt to return to the app.
    package var receipt: String { push.receipt }
}
