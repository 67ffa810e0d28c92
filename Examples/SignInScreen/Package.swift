// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "sign-in-screen",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "sign-in-screen", targets: ["sign-in-screen"])],
    dependencies: [
        .package(name: "dialtone", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "sign-in-screen",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "DialtoneAuth", package: "dialtone"),
                .product(name: "DialtoneAuthUI", package: "dialtone"),
            ]
        )
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
