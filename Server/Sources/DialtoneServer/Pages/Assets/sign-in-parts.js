import { AuthClient } from "./auth-client.js";
import { challengeToken } from "./challenge.js";
import { home } from "./home.js";
import { Passkeys } from "./passkeys.js";
import { Regions } from "./regions.js";
import { Texts } from "./texts.js";

/**
 * Loads what a sign-in needs; `settings` are those of `readSettings`.
 *
 * `widget` is where a CAPTCHA vendor may show something. `ownTexts` are the addresses of tables
 * besides that of the sign-in.
 */
export async function loadParts(settings, { widget, ownTexts = [] } = {}) {
  const { apiKey, server = home } = settings;
  const client = new AuthClient({
    server,
    apiKey,
    tenantId: settings.tenantId,
    language: settings.language,
    prove: () => prove(settings.challenge, { apiKey, server, container: widget }),
    provesAtOnce: settings.provesAtOnce,
  });
  // The page may offer fewer ways than the project has.
  const offers = (method) => settings.methods?.includes(method) ?? true;
  const passkeys = offers("passkey") ? Passkeys.find(client) : null;
  const tables = await Promise.all([settings.texts, ...ownTexts].map((address) => import(new URL(address, server))));
  const texts = new Texts(Object.assign({}, ...tables.map((table) => table.texts)));
  const regions = await Regions.load(new URL(settings.regions, server), texts.locale);
  return {
    client,
    apiKey,
    texts,
    regions,
    passkeys: await passkeys,
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
