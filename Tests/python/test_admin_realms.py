"""That Google's admin SDK manages tenants, and the identity providers of projects and tenants."""

import pytest
from firebase_admin import auth, tenant_mgt

CERTIFICATE = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----"


def test_a_tenant_is_created_seen_changed_and_deleted(firebase):
    tenant = tenant_mgt.create_tenant(
        "shop-one", allow_password_sign_up=True, enable_email_link_sign_in=False, app=firebase
    )
    seen = tenant_mgt.get_tenant(tenant.tenant_id, app=firebase)
    assert (seen.display_name, seen.allow_password_sign_up) == ("shop-one", True)
    assert not seen.enable_email_link_sign_in
    changed = tenant_mgt.update_tenant(
        tenant.tenant_id, display_name="shop-two", enable_email_link_sign_in=True, app=firebase
    )
    assert (changed.display_name, changed.enable_email_link_sign_in) == ("shop-two", True)
    assert changed.allow_password_sign_up
    tenant_mgt.delete_tenant(tenant.tenant_id, app=firebase)
    # Asking for one by name would make it anew in development.
    left = tenant_mgt.list_tenants(app=firebase).iterate_all()
    assert tenant.tenant_id not in [other.tenant_id for other in left]


def test_a_tenant_that_was_not_created_is_not_found_in_production(administered, firebase):
    if administered.admin_authority == administered.authority:
        pytest.skip("development makes tenants at their first mention")
    with pytest.raises(tenant_mgt.TenantNotFoundError):
        tenant_mgt.get_tenant("never-made", app=firebase)


@pytest.mark.parametrize("page_size", [1, 2, 100])
def test_every_tenant_is_listed_once_whatever_the_page_size(firebase, page_size):
    made = [tenant_mgt.create_tenant(f"tenant-{n}", app=firebase).tenant_id for n in range(3)]
    pages = tenant_mgt.list_tenants(max_results=page_size, app=firebase)
    listed = [tenant.tenant_id for tenant in pages.iterate_all()]
    assert set(made) <= set(listed)
    assert len(listed) == len(set(listed))
    for tenant in made:
        tenant_mgt.delete_tenant(tenant, app=firebase)


def test_a_tenants_accounts_are_separate_from_those_of_other_tenants(firebase):
    tenants = [tenant_mgt.create_tenant(f"tenant-{n}", app=firebase).tenant_id for n in range(2)]
    first, second = (tenant_mgt.auth_for_tenant(tenant, app=firebase) for tenant in tenants)
    user = first.create_user(email="ada@example.com")
    assert first.get_user(user.uid).tenant_id == tenants[0]
    with pytest.raises(auth.UserNotFoundError):
        second.get_user(user.uid)
    with pytest.raises(auth.UserNotFoundError):
        auth.get_user(user.uid, app=firebase)
    assert second.create_user(email="ada@example.com").uid != user.uid
    for tenant in tenants:
        tenant_mgt.delete_tenant(tenant, app=firebase)


def test_a_token_of_one_tenant_is_not_one_of_another(administered, firebase):
    tenant = tenant_mgt.create_tenant(
        "tokens", allow_password_sign_up=True, app=firebase
    ).tenant_id
    other = tenant_mgt.create_tenant("others", app=firebase).tenant_id
    client = tenant_mgt.auth_for_tenant(tenant, app=firebase)
    client.create_user(email="ada@example.com", password="correct horse")
    answer = administered.sign_in_with_password("ada@example.com", "correct horse", tenant)
    token = answer.json()["idToken"]
    assert client.verify_id_token(token)["firebase"]["tenant"] == tenant
    with pytest.raises(tenant_mgt.TenantIdMismatchError):
        tenant_mgt.auth_for_tenant(other, app=firebase).verify_id_token(token)
    for name in (tenant, other):
        tenant_mgt.delete_tenant(name, app=firebase)


def test_an_openid_provider_is_created_seen_changed_and_deleted(realm):
    made = realm.client.create_oidc_provider_config(
        "oidc.corp", client_id="app", issuer="https://id.example.com", display_name="Corp",
        enabled=True,
    )
    assert made.provider_id == "oidc.corp"
    seen = realm.client.get_oidc_provider_config("oidc.corp")
    assert (seen.client_id, seen.issuer, seen.enabled) == ("app", "https://id.example.com", True)
    changed = realm.client.update_oidc_provider_config(
        "oidc.corp", client_id="other", enabled=False, display_name=auth.DELETE_ATTRIBUTE
    )
    assert (changed.client_id, changed.enabled, changed.display_name) == ("other", False, None)
    realm.client.delete_oidc_provider_config("oidc.corp")
    with pytest.raises(auth.ConfigurationNotFoundError):
        realm.client.get_oidc_provider_config("oidc.corp")


def test_openid_providers_are_listed_page_by_page(realm):
    names = [f"oidc.corp{number}" for number in range(3)]
    for name in names:
        realm.client.create_oidc_provider_config(
            name, client_id="app", issuer=f"https://{name}.example.com", enabled=True
        )
    pages = realm.client.list_oidc_provider_configs(max_results=1)
    assert [config.provider_id for config in pages.iterate_all()] == names
    for name in names:
        realm.client.delete_oidc_provider_config(name)


def test_a_saml_provider_is_created_seen_changed_and_deleted(realm):
    realm.client.create_saml_provider_config(
        "saml.corp",
        idp_entity_id="entity",
        sso_url="https://id.example.com/sso",
        x509_certificates=[CERTIFICATE],
        rp_entity_id="rp",
        callback_url="https://app.example.com/callback",
        display_name="Corp",
        enabled=False,
    )
    seen = realm.client.get_saml_provider_config("saml.corp")
    assert (seen.idp_entity_id, seen.rp_entity_id) == ("entity", "rp")
    assert seen.x509_certificates == [CERTIFICATE]
    changed = realm.client.update_saml_provider_config("saml.corp", idp_entity_id="other")
    assert changed.idp_entity_id == "other"
    pages = realm.client.list_saml_provider_configs(max_results=1)
    assert [config.provider_id for config in pages.iterate_all()] == ["saml.corp"]
    realm.client.delete_saml_provider_config("saml.corp")
    with pytest.raises(auth.ConfigurationNotFoundError):
        realm.client.get_saml_provider_config("saml.corp")
