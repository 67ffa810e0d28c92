import { digest, newSecret } from "./tab-secret.js";

const marker = "#dialtone-auth=";

/** The form of the link in a mail that signs in. */
const linkParameters = ["mode", "oobCode", "apiKey", "tenantId"];

/**
 * The visit to a page of this server, as the sign-in needs it: the address that mails and providers
 * lead back to, the way to a provider, and what brought the user back.
 */
export class PageVisit {
  #apiKey;
  #handler;
  #tenantId;

  /** `handler` is the path at which the server sends browsers to providers. */
  constructor({ apiKey, tenantId }, handler) {
    this.#apiKey = apiKey;
    this.#handler = handler;
    this.#tenantId = tenantId;
  }

  /** The address without what has been taken out of it. */
  get address() {
    const address = new URL(location.href);
    address.hash = "";
    for (const name of linkParameters) address.searchParams.delete(name);
    return address.href;
  }

  /** `{ link }` with the code of a mail, `{ provider }` with a result and its secret, or nothing. */
  async takeArrival() {
    const code = new URLSearchParams(location.search).get("oobCode");
    const isLink = new URLSearchParams(location.search).get("mode") === "signIn";
    const news = takeNews();
    history.replaceState(history.state, "", this.address);
    if (isLink && code) return { link: code };
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
