import { AccountView } from "./account-view.js";
import { element } from "./dom.js";
import { LinkTabs } from "./link-tabs.js";
import { codeOfLink } from "./mail-link.js";
import { mountSignIn } from "./mount-sign-in.js";
import { PageVisit } from "./page-visit.js";
import { readSettings } from "./sign-in-settings.js";

const root = document.getElementById("sign-in");

/** The form that goes on to the app; the page has none if it was opened by itself. */
const goOn = document.getElementById("signed-in");

/** What the page says after another tab has gone on; there is none if each tab can go on. */
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
async function handOver(linkTabs, { apiKey }) {
  const code = codeOfLink(location.href, apiKey);
  if (!code || !(await linkTabs.handOver(code))) return false;
  elsewhere.hidden = false;
  root.replaceChildren(elsewhere);
  document.querySelector(".leave-form").remove();
  elsewhere.querySelector("h1").focus();
  return true;
}

async function start() {
  const settings = readSettings(root);
  const linkTabs = elsewhere ? new LinkTabs(goOn.elements.namedItem("request").value) : undefined;
  if (linkTabs && (await handOver(linkTabs, settings))) return;
  mounted = await mountSignIn(root, settings, {
    // An app gets no session of a guest: it could not find the guest again.
    takesGuests: !goOn,
    visit: new PageVisit(settings, root.dataset.providerHandler, linkTabs),
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
