import { LinkTabs } from "./link-tabs.js";
import { codeOfLink, withoutLink } from "./mail-link.js";
import { digest, newSecret } from "./tab-secret.js";

const marker = "#dialtone-auth=";

/** The parameter of a mailed link that names the tab of the guest who has requested it. */
const tabParameter = "dialtoneTab";

/**
 * How a sign-in on a page of this server reaches the page of a provider, which replaces it, and what
 * brings the user back from there and from mails.
 */
export class RedirectFlow {
  #apiKey;
  #handler;
  #tenantId;
  #linkTabs;

  /**
   * `handler` is the path at which the server sends browsers to providers. `linkTabs` is there if the
   * app accepts a result of one tab only.
   */
  constructor({ apiKey, tenantId }, handler, linkTabs) {
    this.#apiKey = apiKey;
    this.#handler = handler;
    this.#tenantId = tenantId;
    this.#linkTabs = linkTabs;
  }

  /** The address without what has been taken out of it. */
  get address() {
    const page = new URL(withoutLink(location.href));
    page.searchParams.delete(tabParameter);
    return page.href;
  }

  /** What the link in a sign-in mail leads to, and the tabs that it is brought to this one through. */
  linkReturn(guest) {
    if (this.#linkTabs) return { address: this.address, tabs: this.#linkTabs };
    if (!guest) return { address: this.address };
    const page = new URL(this.address);
    const name = newSecret();
    page.searchParams.set(tabParameter, name);
    return { address: page.href, tabs: new LinkTabs(name) };
  }

  /**
   * `{ link }` with the code of a mail, `{ provider }` with a result and its secret, or neither; and the
   * `guest` who is back from a provider.
   */
  async takeArrival() {
    const link = codeOfLink(location.href, this.#apiKey);
    const news = takeNews();
    history.replaceState(history.state, "", this.address);
    if (link) return { link };
    return news?.step === "result" ? await this.#result(news) : { guest: this.#takeGuest() };
  }

  /** The result of a redirect, if this tab has the secret that it was made for. */
  async #result({ challenge, event }) {
    const { secret, guest } = this.#departure() ?? {};
    if (!secret || (await digest(secret)) !== challenge) return { provider: undefined };
    sessionStorage.removeItem(this.#departureKey);
    return { provider: { requestUri: event?.urlResponse, secret, code: event?.error?.code }, guest };
  }

  /** The guest who has come back without a result, for example by the browser's button. */
  #takeGuest() {
    const { secret, guest } = this.#departure() ?? {};
    if (guest) sessionStorage.setItem(this.#departureKey, JSON.stringify({ secret }));
    return guest;
  }

  /** What this tab kept when it left for a provider. */
  #departure() {
    try {
      return JSON.parse(sessionStorage.getItem(this.#departureKey));
    } catch {
      return undefined;
    }
  }

  /** Leaves the page for that of a provider; the tab keeps the guest until the user is back. */
  async leaveFor(providerId, guest) {
    const secret = newSecret();
    const kept = guest && { idToken: guest.idToken, localId: guest.localId };
    sessionStorage.setItem(this.#departureKey, JSON.stringify({ secret, guest: kept }));
    post(this.#handler, {
      apiKey: this.#apiKey,
      appName: "[DEFAULT]",
      authType: "signInViaRedirect",
      redirectUrl: this.address,
      providerId,
      ...(this.#tenantId ? { tid: this.#tenantId } : {}),
      challenge: await digest(secret),
    });
    // The browser leaves; a step that is done would show its button as usual again.
    return new Promise(() => {});
  }

  get #departureKey() {
    return `dialtone.departure.${this.#apiKey}`;
  }
}

/** The name of the tab that the page's mailed link belongs to, if it belongs to one. */
export function tabOfLink(address) {
  return new URL(address).searchParams.get(tabParameter) ?? undefined;
}

/** Reads what the server wrote into the page's fragment. */
function takeNews() {
  if (!location.hash.startsWith(marker)) return undefined;
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(marker.length)));
  } catch {
    return undefined;
  }
}

/** Submits a form, because browsers then send the origin of the page, which the server checks. */
function post(action, fields) {
  // A page whose policy allows no referrer would send `Origin: null`.
  const policy = document.createElement("meta");
  policy.name = "referrer";
  policy.content = "origin";
  document.head.append(policy);
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
