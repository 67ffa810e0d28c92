import { AuthClient } from "./auth-client.js";
import { challengeToken } from "./challenge.js";
import { home } from "./home.js";
import { Passkeys } from "./passkeys.js";
import { Regions } from "./regions.js";
import { Texts } from "./texts.js";

/**
 * Loads what a sign-in needs; `settings` are those of `readSettings`.
 *
 * `widget` is where a CAPTCHA vendor may show something. `pageTexts` are the addresses of tables
 * besides that of the sign-in.
 */
export async function loadParts(settings, { widget, pageTexts = [] } = {}) {
  const { apiKey, server = home } = settings;
  const client = new AuthClient({
    server,
    apiKey,
    tenantId: settings.tenantId,
    language: settings.language,
    prove: () => prove(settings.challenge, { apiKey, server, container: widget }),
    provesAtOnce: settings.provesAtOnce,
  });
  const asked = optionsOf(client);
  const tables = await Promise.all([settings.texts, ...pageTexts].map((address) => import(new URL(address, server))));
  const texts = new Texts(Object.assign({}, ...tables.map((table) => table.texts), settings.brandTexts));
  const regions = await Regions.load(new URL(settings.regions, server), texts.locale);
  const options = offered(await asked, settings.methods);
  return {
    client,
    apiKey,
    texts,
    regions,
    options,
    passkeys: Passkeys.find(client, options),
    codeLength: settings.codeLength,
    secondFactors: settings.secondFactors,
    appName: settings.appName,
  };
}

async function prove(challenge, options) {
  try {
    return await challengeToken(challenge, options);
  } finally {
    options.container.hidden = true;
  }
}

/** What of the project's ways the page offers: all of them, or those among `methods`. */
function offered(options, methods) {
  if (!methods) return options;
  const signInMethods = options.signInMethods.filter((method) => methods.includes(method));
  const providers = options.providers?.filter(({ providerId }) => methods.includes(providerId));
  return { ...options, signInMethods, providers };
}

/** What the project offers; without an answer, the phone, which the server refuses if it must. */
async function optionsOf(client) {
  try {
    return await client.options();
  } catch {
    return { signInMethods: ["phone"], allowsSignUp: true };
  }
}
