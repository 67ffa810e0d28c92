import Foundation
import Testing

@testable import DialtoneAuth

struct DelegateTests {
    /// How an app's own methods are reached.
    enum Delegate: CaseIterable, Sendable {
        /// The app's class is the delegate.
        case own
        /// It inherits its methods.
        case inherited
        /// The delegate is SwiftUI's, which passes everything on to the app's.
        case forwarding
        /// The app's own passes on what another object does.
        case forwardingTwice
    }

    private static let newest: [DelegateMethod] = [
        .registered, .failedToRegister, .notification, .openURL,
    ]

    /// An app whose delegate the SDK watches.
    private struct WatchedApp {
        let project: ScriptedProject
        let events = AppEvents()
        let application = DelegatingApplication()
        /// What reached the app's own methods.
        let heard = Recorder<DelegateMethod>()

        init(
            _ server: ScriptedServer,
            _ kind: Delegate = .own,
            having methods: [DelegateMethod] = newest
        ) throws {
            project = try ScriptedProject(server)
            events.add(project.auth)
            let (heard, own) = (heard, RuntimeObject.Class())
            for method in methods {
                own.methods[method] = { _, message in
                    heard.record(method)
                    if case .notification(_, let done) = message { done?() }
                    return true
                }
            }
            application.delegate =
                switch kind {
                case .own: RuntimeObject(own)
                case .inherited: RuntimeObject(RuntimeObject.Class(parent: own))
                case .forwarding: Self.passing(on: RuntimeObject(own))
                case .forwardingTwice: Self.passing(on: Self.passing(on: RuntimeObject(own)))
                }
            application.watch(for: events)
        }

        static func passing(on target: RuntimeObject) -> RuntimeObject {
            let delegate = RuntimeObject(RuntimeObject.Class())
            delegate.target = target
            return delegate
        }

        /// A push of ours that is waited for.
        func expectedPush() async throws -> [AnyHashable: Any] {
            _ = try await project.auth.verificationChain.credentials.expectPush { "r" }
            return ["com.google.firebase.auth": ["receipt": "r", "secret": "s"]]
        }
    }

    @Test(arguments: Delegate.allCases)
    func `the app still receives its messages, and each completion handler is called once`(
        kind: Delegate
    ) async throws {
        try await withServer { server in
            let app = try WatchedApp(server, kind)
            try app.application.registered(token: PushProject.token)
            try app.application.failedToRegister(URLError(.notConnectedToInternet))
            #expect(try app.application.notify(["aps": ["alert": "Hello"]]) == 1)
            #expect(try app.application.open(try #require(URL(string: "example://page"))))
            #expect(app.heard.values == Self.newest)
            #expect(app.project.auth.apnsToken == PushProject.token)
        }
    }

    @Test(arguments: Delegate.allCases)
    func `a verification push is not forwarded to the app, and is completed once`(
        kind: Delegate
    ) async throws {
        try await withServer { server in
            let app = try WatchedApp(server, kind)
            let push = try await app.expectedPush()
            #expect(try app.application.notify(push) == 1)
            #expect(app.heard.values.isEmpty)
            #expect(app.project.auth.verificationChain.credentials.stored?.receipt == "r")
            // The same once more is not ours any longer.
            #expect(try app.application.notify(push) == 1)
            #expect(app.heard.values == [.notification])
        }
    }

    @Test func `a delegate without its own methods is observed as well`() async throws {
        try await withServer { server in
            for kind in [Delegate.own, .forwarding] {
                let app = try WatchedApp(server, kind, having: [])
                try app.application.registered(token: PushProject.token)
                #expect(app.project.auth.apnsToken == PushProject.token)
                #expect(try app.application.notify(try await app.expectedPush()) == 1)
                #expect(app.project.auth.verificationChain.credentials.stored?.receipt == "r")
                #expect(try app.application.notify(["aps": [:]]) == 1)
                #expect(try !app.application.open(try #require(URL(string: "example://page"))))
            }
        }
    }

    @Test(arguments: [Delegate.own, .forwarding])
    func `methods that the app has only in their older form stay in use`(
        kind: Delegate
    ) async throws {
        try await withServer { server in
            let url = try #require(URL(string: "example://page"))
            for opener in [DelegateMethod.olderOpenURL, .oldestOpenURL] {
                let app = try WatchedApp(server, kind, having: [.olderNotification, opener])
                #expect(try app.application.notify(["aps": [:]]) == 0)
                #expect(try app.application.open(url))
                #expect(app.heard.values == [.olderNotification, opener])
                #expect(try app.application.notify(try await app.expectedPush()) == 0)
                #expect(app.project.auth.verificationChain.credentials.stored?.receipt == "r")
                #expect(app.heard.values.count == 2)
            }
        }
    }

    @Test func `the forwarding target of SwiftUI's delegate is looked up at each call`()
        async throws
    {
        try await withServer { server in
            let app = try WatchedApp(server, .forwarding, having: [])
            let heard = app.heard
            let late = RuntimeObject.Class(methods: [
                .registered: { _, _ in
                    heard.record(.registered)
                    return false
                }
            ])
            app.application.delegate?.target = RuntimeObject(late)
            try app.application.registered(token: PushProject.token)
            app.application.delegate?.target = nil
            try app.application.registered(token: PushProject.token)
            #expect(heard.values == [.registered])
        }
    }

    @Test func `a delegate with untraceable forwarding is not changed`()
        async throws
    {
        try await withServer { server in
            let app = try WatchedApp(server, having: Self.newest)
            let delegate = RuntimeObject(RuntimeObject.Class())
            delegate.invoked = app.application.delegate
            app.application.delegate = delegate
            app.application.watch(for: AppEvents())
            #expect(delegate.kind.methods.isEmpty)
            #expect(try app.application.notify(["aps": [:]]) == 1)
            #expect(app.heard.values == [.notification])
        }
    }

    @Test func `delegates that forward to each other in a circle have no recipient`() throws {
        let (one, two) = (RuntimeObject(.init()), RuntimeObject(.init()))
        let original = try #require(OriginalMethod(.notification, of: one))
        one.kind.methods[.notification] = { _, _ in false }
        (one.target, two.target) = (two, one)
        #expect(original.recipient(for: one) == nil)
    }
}
