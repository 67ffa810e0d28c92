import Foundation

extension AppVerificationProblem {
    static let pageBusy = Self(
        stage: .page,
        cause: .pageBusy,
        detail: "Another page of this app is open.",
        mend: "Wait until it is closed, then try again."
    )

    static let pageClosed = Self(
        stage: .page,
        cause: .pageClosed,
        detail: "The page was closed before it was done.",
        mend: "Let the person try again."
    )

    /// The page returned neither a token nor a reason.
    static let pageMute = Self(
        stage: .page,
        cause: .pageFailed,
        detail: "The page came back with neither a token nor a reason that can be read.",
        mend: "Check that the server's address, or customAuthDomain, leads to a Dialtone server."
    )

    static func pageFailed(_ report: String, _ code: AuthErrorCode) -> Self {
        Self(
            stage: .page,
            cause: .pageFailed,
            detail: "The page reported: \(report).",
            mend: "Look at the app's registration on the server, and at the server's log.",
            code: code
        )
    }

    static func pageUnavailable(_ why: String) -> Self {
        Self(
            stage: .page,
            cause: .pageUnavailable,
            detail: why,
            mend: """
                Choose another way by AuthSettings.appVerificationPage, such as .anotherDevice.
                """
        )
    }

    static func schemeMissing(_ scheme: CallbackScheme) -> Self {
        Self(
            stage: .page,
            cause: .schemeMissing,
            detail: "The page has no way back: the app handles no URLs of \(scheme.name).",
            mend: """
                Add the URL scheme \(scheme.name) to the app's Info.plist (CFBundleURLTypes), or \
                set AuthSettings.appVerificationPage to .automatic, which needs none.
                """
        )
    }

    static func pageLate(_ seconds: TimeInterval) -> Self {
        Self(
            stage: .page,
            cause: .deadline,
            detail: "The page was not done within \(Int(seconds)) s.",
            mend: """
                Let the person try again. Where the page was done but did not come back, call \
                Auth.canHandle(_:) with the URLs that open the app.
                """,
            code: .webSignInUserInteractionFailure
        )
    }
}
