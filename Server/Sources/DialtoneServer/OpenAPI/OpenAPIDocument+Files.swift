extension OpenAPIDocument {
    /// What the document says besides paths and schemas.
    static let frame = PackageResources.document_json

    /// Paths of both modes.
    static let paths: [[UInt8]] = [
        PackageResources.account_lists_paths_json,
        PackageResources.accounts_paths_json,
        PackageResources.administration_paths_json,
        PackageResources.app_verification_paths_json,
        PackageResources.email_paths_json,
        PackageResources.federation_paths_json,
        PackageResources.identity_providers_paths_json,
        PackageResources.keys_paths_json,
        PackageResources.operations_paths_json,
        PackageResources.phone_paths_json,
        PackageResources.projects_paths_json,
        PackageResources.second_factors_paths_json,
        PackageResources.sessions_paths_json,
        PackageResources.tenants_paths_json,
    ]

    /// Paths of development mode.
    static let emulatorPaths: [[UInt8]] = [PackageResources.emulator_paths_json]

    static let schemas: [[UInt8]] = [
        PackageResources.account_info_schemas_json,
        PackageResources.accounts_schemas_json,
        PackageResources.administration_schemas_json,
        PackageResources.app_verification_schemas_json,
        PackageResources.basics_schemas_json,
        PackageResources.email_schemas_json,
        PackageResources.emulator_schemas_json,
        PackageResources.federation_schemas_json,
        PackageResources.identity_providers_schemas_json,
        PackageResources.keys_schemas_json,
        PackageResources.phone_schemas_json,
        PackageResources.project_config_schemas_json,
        PackageResources.projects_schemas_json,
        PackageResources.second_factors_schemas_json,
        PackageResources.sessions_schemas_json,
        PackageResources.tenants_schemas_json,
    ]
}
