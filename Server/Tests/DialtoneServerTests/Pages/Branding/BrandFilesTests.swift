import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

@testable import DialtoneServer

struct BrandFilesTests {
    private static let logo =
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ"
        + "AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    /// Where the bytes are: another decoding has them elsewhere.
    private func place(of file: BrandFile?) -> UnsafeRawPointer? {
        file?.bytes.withUnsafeBytes(\.baseAddress)
    }

    @Test func `a logo is decoded once, and again after a change`() throws {
        let brands = BrandFiles()
        var project = Project(
            id: TestServer.projectID,
            number: 1,
            displayName: "Shop",
            settings: ProjectSettings(),
            createdAt: StoppedClock.start
        )
        project.settings.branding.logo = Self.logo
        let first = brands.files(of: project)
        let second = brands.files(of: project)
        #expect(first.logo != nil)
        #expect(first.style == nil)
        #expect(place(of: first.logo) == place(of: second.logo))
        project.settings.branding.accent = "#7a1fa2"
        let third = brands.files(of: project)
        #expect(third.style != nil)
        #expect(place(of: third.logo) != place(of: first.logo))
        project.settings.branding.logo = nil
        #expect(brands.files(of: project).logo == nil)
    }
}
