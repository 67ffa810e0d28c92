// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "sign-in",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "sign-in", targets: ["sign-in"])],
    dependencies: [
        .package(name: "dialtone", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "sign-in",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "DialtoneAuth", package: "dialtone"),
                .product(name: "IdentityToolkitAdmin", package: "dialtone"),
            ]
        ),
        .testTarget(
            name: "SignInTests",
            dependencies: ["sign-in"],
            exclude: ["Fixtures"]
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
