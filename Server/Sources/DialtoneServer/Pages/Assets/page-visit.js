import { codeOfLink, withoutLink } from "./mail-link.js";
import { digest, newSecret } from "./tab-secret.js";

const marker = "#dialtone-auth=";

/**
 * The visit to a page of this server, as the sign-in needs it: the address that mails and providers
 * lead back to, the way to a provider, and what brought the user back.
 */
export class PageVisit {
  #apiKey;
  #handler;
  #tenantId;

  /**
   * `handler` is the path at which the server sends browsers to providers. `linkTabs` is there if the
   * app accepts a result of one tab only.
   */
  constructor({ apiKey, tenantId }, handler, linkTabs) {
    this.#apiKey = apiKey;
    this.#handler = handler;
    this.#tenantId = tenantId;
    this.linkTabs = linkTabs;
  }

  /** The address without what has been taken out of it. */
  get address() {
    return withoutLink(location.href);
  }

  /** `{ link }` with the code of a mail, `{ provider }` with a result and its secret, or nothing. */
  async takeArrival() {
    const link = codeOfLink(location.href, this.#apiKey);
    const news = takeNews();
    history.replaceState(history.state, "", this.address);
    if (link) return { link };
    return news?.step === "result" ? { provider: await this.#result(news) } : {};
  }

  /** The result of a redirect, if this tab has the secret that it was made for. */
  async #result({ challenge, event }) {
    const secret = sessionStorage.getItem(this.#secretKey);
    if (secret === null || (await digest(secret)) !== challenge) return undefined;
    sessionStorage.removeItem(this.#secretKey);
    return { requestUri: event?.urlResponse, secret, code: event?.error?.code };
  }

  /** Leaves the page for that of a provider. */
  async leaveFor(providerId) {
    const secret = newSecret();
    sessionStorage.setItem(this.#secretKey, secret);
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

  get #secretKey() {
    return `dialtone.providerSecret.${this.#apiKey}`;
  }
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
