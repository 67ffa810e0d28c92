import { AccountScreen } from "./account-screen.js";
import { enableCopying } from "./copy-button.js";
import { RedirectFlow } from "./redirect-flow.js";
import { loadParts } from "./sign-in-parts.js";
import { readSettings } from "./sign-in-settings.js";

/** Which changes the project and this browser allow. */
function offered({ options, passkeys }) {
  const { signInMethods, secondFactors, passwordPolicy, providers = [] } = options;
  return {
    number: signInMethods.includes("phone"),
    email: signInMethods.includes("password") || signInMethods.includes("emailLink"),
    emailLink: signInMethods.includes("emailLink"),
    password: passwordPolicy,
    providers: new Map(providers.map(({ providerId, displayName }) => [providerId, displayName])),
    passkeys: Boolean(passkeys),
    // Without an answer, the server refuses what the project does not have.
    recovery: secondFactors?.recoveryCodes === true,
    app: secondFactors?.kinds.includes("TOTP") ?? true,
  };
}

const root = document.getElementById("sign-in");
try {
  const settings = readSettings(root);
  const parts = await loadParts(settings, {
    widget: document.getElementById("challenge"),
    pageTexts: [root.dataset.accountTexts],
  });
  parts.flow = new RedirectFlow(settings, root.dataset.providerHandler);
  enableCopying(root, parts.texts.text("copied"));
  new AccountScreen(root, parts, offered(parts)).begin("", await parts.flow.takeArrival());
} catch (error) {
  dispatchEvent(new Event("load-failed"));
  throw error;
}
