// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "token-back-end",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "token-back-end", targets: ["token-back-end"])],
    dependencies: [
        .package(name: "dialtone", path: "../..", traits: ["Tokens"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    ],
    targets: [
        .target(
            name: "SignedInUsers",
            dependencies: [
                .product(name: "DialtoneTokens", package: "dialtone"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .executableTarget(
            name: "token-back-end",
            dependencies: [
                "SignedInUsers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "DialtoneTokens", package: "dialtone"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]
        ),
        .testTarget(
            name: "TokenBackEndTests",
            dependencies: [
                "SignedInUsers",
                .product(name: "DialtoneAuth", package: "dialtone"),
                .product(name: "DialtoneAuthTesting", package: "dialtone"),
                .product(name: "DialtoneTokens", package: "dialtone"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
