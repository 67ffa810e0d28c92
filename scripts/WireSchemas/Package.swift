// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "dialtone-wire-schemas",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "dialtone", path: "../..")
    ],
    targets: [
        .target(
            name: "WireSchemas",
            dependencies: [
                .product(name: "IdentityToolkit", package: "dialtone"),
                // Its types are found by their names; no file imports it.
                .product(name: "IdentityToolkitAdmin", package: "dialtone"),
            ]
        ),
        .executableTarget(name: "wire-schemas", dependencies: ["WireSchemas"]),
        .testTarget(
            name: "WireSchemasTests",
            dependencies: [
                "WireSchemas",
                .product(name: "IdentityToolkit", package: "dialtone"),
            ],
            exclude: ["sample.symbols.json"]
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
