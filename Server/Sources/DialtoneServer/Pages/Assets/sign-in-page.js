import { AccountView } from "./account-view.js";
import { AuthClient } from "./auth-client.js";
import { readChallenge } from "./challenge-settings.js";
import { challengeToken } from "./challenge.js";
import { enableCopying } from "./copy-button.js";
import { element } from "./dom.js";
import { canUsePasskeys } from "./passkey.js";
import { Regions } from "./regions.js";
import { SignIn } from "./sign-in.js";
import { Texts } from "./texts.js";

const root = document.getElementById("sign-in");
const { apiKey, appName, loginHint } = root.dataset;

/** The form that goes on to the app; the page has none if it was opened by itself. */
const goOn = document.getElementById("signed-in");

async function load() {
  const { texts: table } = await import(root.dataset.texts);
  const texts = new Texts(table);
  return { texts, regions: await Regions.load(root.dataset.regions, texts.locale) };
}

function begin({ texts, regions }) {
  new SignIn(root, {
    client: new AuthClient({
      apiKey,
      language: navigator.language,
      prove,
      provesAtOnce: root.dataset.provesAtOnce === "true",
    }),
    apiKey,
    regions,
    texts,
    codeLength: Number.parseInt(root.dataset.codeLength, 10),
    secondFactors: root.dataset.secondFactors.split(" "),
    hasPasskeys: canUsePasskeys(root.dataset.passkeyDomain),
    appName,
    number: regions.split(loginHint, regions.home()),
    onSignedIn: (answer) => (goOn ? leave(answer, texts) : showAccount(answer, { texts, regions })),
  }).start();
}

/** Gives the session to this browser, and the user goes back to the app. */
function leave({ refreshToken }, texts) {
  root.replaceChildren(element("p", { className: "lead", role: "status" }, texts.text("oneMoment")));
  goOn.elements.namedItem("refresh_token").value = refreshToken;
  goOn.submit();
}

async function prove() {
  const container = document.getElementById("challenge");
  try {
    return await challengeToken(readChallenge(root), { apiKey, container });
  } finally {
    container.hidden = true;
  }
}

function showAccount(answer, { texts, regions }) {
  const view = new AccountView({
    texts,
    answer,
    onSignOut: () => {
      begin({ texts, regions });
      document.getElementById("news").textContent = texts.text("signedOut");
    },
  });
  root.replaceChildren(view.root);
  view.focus();
}

try {
  const parts = await load();
  enableCopying(root, parts.texts.text("copied"));
  begin(parts);
} catch (error) {
  dispatchEvent(new Event("load-failed"));
  throw error;
}
