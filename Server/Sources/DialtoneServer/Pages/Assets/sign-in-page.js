import { AccountView } from "./account-view.js";
import { element } from "./dom.js";
import { mountSignIn } from "./mount-sign-in.js";
import { PageVisit } from "./page-visit.js";
import { readSettings } from "./sign-in-settings.js";

const root = document.getElementById("sign-in");

/** The form that goes on to the app; the page has none if it was opened by itself. */
const goOn = document.getElementById("signed-in");

/** Gives the session to this browser, and the user goes back to the app. */
function leave({ refreshToken }, { texts }) {
  root.replaceChildren(element("p", { className: "lead", role: "status" }, texts.text("oneMoment")));
  goOn.elements.namedItem("refresh_token").value = refreshToken;
  goOn.submit();
}

function showAccount(answer, { texts, apiKey }) {
  const view = new AccountView({
    texts,
    answer,
    apiKey,
    onUpgrade: () => mounted.begin({ guest: answer }),
    onSignOut: () => {
      mounted.begin();
      document.getElementById("news").textContent = texts.text("signedOut");
    },
  });
  root.replaceChildren(view.root);
  view.focus();
}

let mounted;
try {
  const settings = readSettings(root);
  const handler = root.dataset.providerHandler;
  mounted = await mountSignIn(root, settings, {
    // An app gets no session of a guest: it could not find the guest again.
    takesGuests: !goOn,
    // A page of Google's web SDK has no address to come back to.
    visit: handler ? new PageVisit(settings, handler) : undefined,
    showsLinks: false,
    widget: document.getElementById("challenge"),
    onSignedIn: (answer) => (goOn ? leave : showAccount)(answer, mounted.parts),
  });
} catch (error) {
  dispatchEvent(new Event("load-failed"));
  throw error;
}
