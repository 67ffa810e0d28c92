import { AccountView } from "./account-view.js";
import { AuthClient } from "./auth-client.js";
import { readChallenge } from "./challenge-settings.js";
import { challengeToken } from "./challenge.js";
import { enableCopying } from "./copy-button.js";
import { Regions } from "./regions.js";
import { SignIn } from "./sign-in.js";
import { english } from "./texts-en.js";
import { Texts } from "./texts.js";

const root = document.getElementById("sign-in");
const texts = new Texts(english);
const regions = await Regions.load(root.dataset.regions, texts.locale);

function begin() {
  new SignIn(root, {
    client: new AuthClient({
      apiKey: root.dataset.apiKey,
      language: navigator.language,
      prove,
      provesAtOnce: root.dataset.provesAtOnce === "true",
    }),
    regions,
    texts,
    codeLength: Number.parseInt(root.dataset.codeLength, 10),
    onSignedIn: showAccount,
  }).start();
}

async function prove() {
  const container = document.getElementById("challenge");
  try {
    return await challengeToken(readChallenge(root), { apiKey: root.dataset.apiKey, container });
  } finally {
    container.hidden = true;
  }
}

function showAccount(answer) {
  const view = new AccountView({
    texts,
    answer,
    onSignOut: () => {
      begin();
      document.getElementById("news").textContent = texts.text("signedOut");
    },
  });
  root.replaceChildren(view.root);
  view.focus();
}

enableCopying(root, texts.text("copied"));
begin();
