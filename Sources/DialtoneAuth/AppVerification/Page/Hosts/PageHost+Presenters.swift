extension PageHost {
    /// Returns the presenters to try, in this order.
    func presenters(
        _ choice: AppVerificationPage,
        for purpose: PagePurpose,
        hasDelegate: Bool
    ) throws -> [any PagePresenter] {
        let platform = backend.environment.page
        switch choice {
        case .automatic:
            return try automaticPresenters(for: purpose, hasDelegate: hasDelegate)
        case .systemSession:
            if let session = platform.session {
                return [SessionPage(session: session, scheme: scheme, pages: pages)]
            }
        case .uiDelegate:
            if let delegate = platform.delegate {
                return [DelegatePage(delegate: delegate, scheme: scheme, pages: pages)]
            }
        case .browser:
            #if os(macOS) || os(Linux)
            if let browser = platform.browser {
                return [BrowserPage(browser: browser, pages: pages)]
            }
            #endif
        case .anotherDevice:
            guard purpose == .verifyApp else { throw AppVerificationProblem.otherDeviceNeeded }
            return [PolledPage(backend: backend, announce: platform.announce)]
        }
        throw AppVerificationProblem.pageUnavailable(
            "This platform does not support AppVerificationPage.\(choice.rawValue)."
        )
    }

    private func automaticPresenters(
        for purpose: PagePurpose,
        hasDelegate: Bool
    ) throws -> [any PagePresenter] {
        let platform = backend.environment.page
        if platform.session != nil {
            return try presenters(.systemSession, for: purpose, hasDelegate: true)
        }
        let hasBrowser = platform.browser?.isUsable == true
        guard purpose == .verifyApp else {
            guard hasBrowser || (hasDelegate && platform.browser != nil) else {
                throw AppVerificationProblem.otherDeviceNeeded
            }
            return try presenters(.browser, for: purpose, hasDelegate: hasDelegate)
        }
        let polled = try presenters(.anotherDevice, for: purpose, hasDelegate: hasDelegate)
        guard !hasDelegate, hasBrowser else { return polled }
        return try presenters(.browser, for: purpose, hasDelegate: false) + polled
    }
}

extension AppVerificationProblem {
    /// A sign-in must end in the app where it began: on another device it could be anyone's.
    fileprivate static let otherDeviceNeeded = Self(
        stage: .page,
        cause: .pageUnavailable,
        detail: "No browser on this device can show an identity provider's page.",
        remedy: """
            Get the provider's credential by other means, and sign in with it: \
            OAuthProvider.credential(providerID:idToken:rawNonce:accessToken:).
            """
    )
}

/// A page in a view controller of the app; the callback opens the app with its scheme.
struct DelegatePage: PagePresenter {
    let delegate: PagePlatform.Delegate
    let scheme: CallbackScheme
    let pages: OpenPages

    func result(
        of address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        guard scheme.isRegistered else { throw AppVerificationProblem.schemeMissing(scheme) }
        let page = try OpenPage(address, returningBy: .scheme(scheme))
        let delegate = delegate
        return try await pages.result(of: page) { try await delegate(page.url, uiDelegate) }
    }
}

/// A page in the system's authentication session, which returns the callback itself.
struct SessionPage: PagePresenter {
    let session: PagePlatform.Session
    let scheme: CallbackScheme
    let pages: OpenPages

    func result(
        of address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        let page = try OpenPage(address, returningBy: .scheme(scheme))
        let (session, scheme) = (session, scheme.name)
        let isPrivate = address.purpose == .verifyApp
        return try await pages.result(of: page) {
            let url = try await session(page.url, scheme, isPrivate, uiDelegate)
            guard page.handle(url) else { throw AppVerificationProblem.pageMute }
        }
    }
}
