// swift-tools-version: 6.2
import PackageDescription

// Runs the samples of the page that the SDK implements, in their own text, against a live server.
let package = Package(
    name: "page-samples",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "dialtone", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "page-samples",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FirebaseAuth", package: "dialtone"),
                .product(name: "FirebaseCore", package: "dialtone"),
                .product(name: "SeedSamples", package: "dialtone"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .treatAllWarnings(as: .error),
            ]
        )
    ]
)
