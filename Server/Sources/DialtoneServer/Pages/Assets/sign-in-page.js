import { AccountView } from "./account-view.js";
import { enableCopying } from "./copy-button.js";
import { element } from "./dom.js";
import { loadParts } from "./sign-in-parts.js";
import { SignIn } from "./sign-in.js";

const root = document.getElementById("sign-in");
const { loginHint } = root.dataset;

/** The form that goes on to the app; the page has none if it was opened by itself. */
const goOn = document.getElementById("signed-in");

function begin(parts) {
  const { texts, regions } = parts;
  new SignIn(root, {
    ...parts,
    number: regions.split(loginHint, regions.home()),
    onSignedIn: (answer) => (goOn ? leave(answer, texts) : showAccount(answer, parts)),
  }).start();
}

/** Gives the session to this browser, and the user goes back to the app. */
function leave({ refreshToken }, texts) {
  root.replaceChildren(element("p", { className: "lead", role: "status" }, texts.text("oneMoment")));
  goOn.elements.namedItem("refresh_token").value = refreshToken;
  goOn.submit();
}

function showAccount(answer, parts) {
  const { texts, apiKey } = parts;
  const view = new AccountView({
    texts,
    answer,
    apiKey,
    onSignOut: () => {
      begin(parts);
      document.getElementById("news").textContent = texts.text("signedOut");
    },
  });
  root.replaceChildren(view.root);
  view.focus();
}

try {
  const parts = await loadParts(root);
  enableCopying(root, parts.texts.text("copied"));
  begin(parts);
} catch (error) {
  dispatchEvent(new Event("load-failed"));
  throw error;
}
