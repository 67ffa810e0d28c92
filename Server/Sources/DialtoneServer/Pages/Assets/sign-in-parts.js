import { AuthClient } from "./auth-client.js";
import { readChallenge } from "./challenge-settings.js";
import { challengeToken } from "./challenge.js";
import { Passkeys } from "./passkeys.js";
import { Regions } from "./regions.js";
import { Texts } from "./texts.js";

/**
 * Loads what a page with a sign-in needs; `root` is its element with the settings.
 *
 * `ownTexts` are the addresses of tables besides that of the sign-in.
 */
export async function loadParts(root, ...ownTexts) {
  const { apiKey } = root.dataset;
  const client = new AuthClient({
    apiKey,
    language: navigator.language,
    prove: () => prove(root),
    provesAtOnce: root.dataset.provesAtOnce === "true",
  });
  const passkeys = Passkeys.find(client);
  const tables = await Promise.all([root.dataset.texts, ...ownTexts].map((address) => import(address)));
  const texts = new Texts(Object.assign({}, ...tables.map((table) => table.texts), ownTextsOf(root)));
  const regions = await Regions.load(root.dataset.regions, texts.locale);
  return {
    client,
    apiKey,
    texts,
    regions,
    passkeys: await passkeys,
    codeLength: Number.parseInt(root.dataset.codeLength, 10),
    secondFactors: root.dataset.secondFactors.split(" "),
    appName: root.dataset.appName,
  };
}

/** The texts that the project has in place of the standard ones. */
function ownTextsOf(root) {
  return JSON.parse(root.dataset.ownTexts ?? "{}");
}

async function prove(root) {
  const container = document.getElementById("challenge");
  try {
    return await challengeToken(readChallenge(root), { apiKey: root.dataset.apiKey, container });
  } finally {
    container.hidden = true;
  }
}
