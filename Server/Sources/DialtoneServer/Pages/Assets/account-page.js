import { AccountScreen } from "./account-screen.js";
import { enableCopying } from "./copy-button.js";
import { loadParts } from "./sign-in-parts.js";
import { readSettings } from "./sign-in-settings.js";

/** Which changes the project and this browser allow. */
async function offered({ client, passkeys }) {
  try {
    const { signInMethods, secondFactors, passwordPolicy, providers = [] } = await client.options();
    return {
      number: signInMethods.includes("phone"),
      email: signInMethods.includes("password") || signInMethods.includes("emailLink"),
      emailLink: signInMethods.includes("emailLink"),
      password: passwordPolicy,
      providers: new Map(providers.map(({ providerId, displayName }) => [providerId, displayName])),
      passkeys: Boolean(passkeys),
      app: secondFactors.kinds.includes("TOTP"),
    };
  } catch {
    // The server refuses what the project does not have.
    const offers = { number: true, email: true, emailLink: false, password: {}, providers: new Map() };
    return { ...offers, passkeys: Boolean(passkeys), app: true };
  }
}

const root = document.getElementById("sign-in");
try {
  const parts = await loadParts(readSettings(root), {
    widget: document.getElementById("challenge"),
    ownTexts: [root.dataset.accountTexts],
  });
  const offers = await offered(parts);
  enableCopying(root, parts.texts.text("copied"));
  new AccountScreen(root, parts, offers).begin();
} catch (error) {
  dispatchEvent(new Event("load-failed"));
  throw error;
}
