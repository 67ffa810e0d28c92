// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(url: "https://example.org/dialtone.git", from: "0.1.0")],
    targets: [
        .target(
            name: "App",
            dependencies: [.product(name: "FirebaseAuth", package: "dialtone")]
        )
    ]
)
