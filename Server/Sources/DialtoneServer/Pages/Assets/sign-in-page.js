import { AccountView } from "./account-view.js";
import { element } from "./dom.js";
import { LinkTabs } from "./link-tabs.js";
import { codeOfLink } from "./mail-link.js";
import { mountSignIn } from "./mount-sign-in.js";
import { RedirectFlow, tabOfLink } from "./redirect-flow.js";
import { readSettings } from "./sign-in-settings.js";

const root = document.getElementById("sign-in");

/** The form that goes on to the app; the page has none if it was opened by itself. */
const goOn = document.getElementById("signed-in");

/** What the page says after another tab has gone on. */
const elsewhere = document.getElementById("elsewhere");

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

/** Returns whether the code of a link belongs to another tab, which goes on with it. */
async function handOver(tabs, { apiKey }) {
  const code = codeOfLink(location.href, apiKey);
  if (!code || !(await tabs.handOver(code))) return false;
  elsewhere.hidden = false;
  root.replaceChildren(elsewhere);
  document.querySelector(".leave-form")?.remove();
  elsewhere.querySelector("h1").focus();
  return true;
}

async function start() {
  const settings = readSettings(root);
  // An app accepts a result of the tab that it waits for only.
  const ownTabs = elsewhere.dataset.tab ? new LinkTabs(elsewhere.dataset.tab) : undefined;
  const guestTab = tabOfLink(location.href);
  const tabs = ownTabs ?? (guestTab ? new LinkTabs(guestTab) : undefined);
  if (tabs && (await handOver(tabs, settings))) return;
  mounted = await mountSignIn(root, settings, {
    // An app gets no session of a guest: it could not find the guest again.
    takesGuests: !goOn,
    flow: new RedirectFlow(settings, root.dataset.providerHandler, ownTabs),
    showsLinks: false,
    widget: document.getElementById("challenge"),
    onSignedIn: (answer) => (goOn ? leave : showAccount)(answer, mounted.parts),
  });
}

let mounted;
try {
  await start();
} catch (error) {
  dispatchEvent(new Event("load-failed"));
  throw error;
}
