/// Would send a silent push to the app that asks.
///
/// Where no push is set up, each of the two refusals makes the stock iOS SDK go on to the web
/// page; any other would end the sign-in.
struct VerifyIOSClient: Endpoint {
    func respond(to input: VerifyIOSClientInput, from caller: AppCaller) async throws -> NoOutput {
        guard let token = input.appToken, !token.isEmpty else {
            throw RequestRefusal.missingAppToken
        }
        throw RequestRefusal.noSilentPush
    }
}

/// Body of `accounts:verifyIosClient`.
struct VerifyIOSClientInput: WireInput {
    /// The device's token for pushes, in hex.
    let appToken: String?
}
