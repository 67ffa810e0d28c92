import Foundation
import Testing

@testable import DialtoneAuth

struct SceneTests {
    /// An app with scenes, and a page whose result comes back as a URL.
    private struct SceneApp {
        let page: PageProject
        let events = AppEvents()
        let application = DelegatingApplication()
        /// What reached the app's own method.
        let heard = Recorder<[URL]>()

        init(_ server: ScriptedServer) throws {
            page = try PageProject(server, shownBy: .uiDelegate, schemes: [PageProject.scheme])
            events.add(page.auth)
        }

        var delegateClass: RuntimeObject.Class {
            let heard = heard
            return RuntimeObject.Class(methods: [
                .sceneOpenURLs: { _, message in
                    if case .urls(let urls) = message { heard.record(urls) }
                    return false
                }
            ])
        }

        /// Sends a message while the page's URL comes by the scene.
        func sendAndReturn(by url: URL) async throws -> String {
            let page = page
            async let id = page.send()
            await eventually { page.screen.opened.values.count == 1 }
            #expect(try !application.open(url))
            return try await id
        }

        func sendAndReturn() async throws -> String {
            try await sendAndReturn(by: PageProject.callback())
        }
    }

    @Test func `a scene's URL ends the page, and reaches the app as well`() async throws {
        try await withServer { server in
            let app = try SceneApp(server)
            app.application.watch(for: app.events)
            app.application.connect(sceneWith: RuntimeObject(app.delegateClass))
            let url = try PageProject.callback()
            #expect(try await app.sendAndReturn(by: url) == "session")
            #expect(app.heard.values == [[url]])
        }
    }

    @Test func `a scene delegate that forwards messages still receives them`() async throws {
        try await withServer { server in
            let app = try SceneApp(server)
            app.application.watch(for: app.events)
            let delegate = RuntimeObject(RuntimeObject.Class())
            delegate.target = RuntimeObject(app.delegateClass)
            app.application.connect(sceneWith: delegate)
            #expect(try await app.sendAndReturn() == "session")
            #expect(app.heard.values.count == 1)
        }
    }

    @Test func `the method is added to a scene delegate that lacks it`() async throws {
        try await withServer { server in
            let app = try SceneApp(server)
            app.application.watch(for: app.events)
            app.application.connect(sceneWith: RuntimeObject(RuntimeObject.Class()))
            #expect(try await app.sendAndReturn() == "session")
        }
    }

    @Test func `one class can be the delegate of the application and of its scenes`() async throws {
        try await withServer { server in
            let app = try SceneApp(server)
            let both = app.delegateClass
            app.application.delegate = RuntimeObject(both)
            app.application.watch(for: app.events)
            app.application.connect(sceneWith: RuntimeObject(both))
            #expect(try await app.sendAndReturn() == "session")
            #expect(app.heard.values.count == 1)
        }
    }

    @Test func `a second scene of the same class is not observed twice`() async throws {
        try await withServer { server in
            let app = try SceneApp(server)
            app.application.watch(for: app.events)
            let kind = app.delegateClass
            app.application.connect(sceneWith: RuntimeObject(kind))
            app.application.connect(sceneWith: RuntimeObject(kind))
            let url = try #require(URL(string: "example://page"))
            #expect(try !app.application.open(url))
            #expect(app.heard.values == [[url]])
        }
    }
}
