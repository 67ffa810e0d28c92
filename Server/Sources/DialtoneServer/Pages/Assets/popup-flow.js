import { codeOfLink, withoutLink } from "./mail-link.js";
import { digest, newSecret } from "./tab-secret.js";

/** Tells the server's popups from those of Google's SDK in the same page. */
const appName = "dialtone-sign-in";

/** How often the element looks whether the user has closed the popup, in milliseconds. */
const interval = 500;

/**
 * How a sign-in on a page of another site reaches the page of a provider, in a popup, and what the
 * links in its mails lead back to.
 */
export class PopupFlow {
  #server;
  #apiKey;
  #tenantId;
  #handler;
  #wait;

  constructor({ server, apiKey, tenantId, providerHandler }) {
    this.#server = server;
    this.#apiKey = apiKey;
    this.#tenantId = tenantId;
    this.#handler = providerHandler;
  }

  get address() {
    return withoutLink(location.href);
  }

  /** What the link in a sign-in mail leads to: each tab of the app knows the guest. */
  linkReturn() {
    return { address: this.address };
  }

  /** `{ link }` with the code of a mail, or nothing. */
  async takeArrival() {
    const code = codeOfLink(location.href, this.#apiKey);
    if (!code) return {};
    history.replaceState(history.state, "", this.address);
    return { link: code };
  }

  /** Opens the page of a provider, and returns its result; `undefined` if the user closes it. */
  async leaveFor(providerId) {
    const query = new URLSearchParams({
      apiKey: this.#apiKey,
      appName,
      authType: "signInViaPopup",
      redirectUrl: this.address,
      providerId,
      eventId: newSecret(),
      ...(this.#tenantId ? { tid: this.#tenantId } : {}),
    });
    const popup = open(`${this.#server}${this.#handler}?${query}`, "", "popup,width=500,height=640");
    if (!popup) return { code: "auth/popup-blocked" };
    this.stop();
    this.#wait = new AbortController();
    const { signal } = this.#wait;
    signal.addEventListener("abort", () => popup.close());
    const result = await this.#result(popup, signal);
    this.stop();
    return result;
  }

  /** Ends the wait for a popup; the page shows something else. */
  stop() {
    this.#wait?.abort();
  }

  #result(popup, signal) {
    const key = `${this.#apiKey}:${appName}`;
    let secret;
    let challenge;
    return new Promise((resolve) => {
      const read = async ({ origin, source, data }) => {
        if (origin !== this.#server || source !== popup || data?.key !== key) return;
        if (data.type === "dialtone:prove") {
          secret = newSecret();
          challenge = await digest(secret);
          popup.postMessage({ type: "dialtone:challenge", key, challenge }, origin);
        } else if (data.type === "dialtone:result" && challenge && data.challenge === challenge) {
          resolve({ requestUri: data.event?.urlResponse, secret, code: data.event?.error?.code });
        }
      };
      addEventListener("message", read, { signal });
      const clock = setInterval(() => popup.closed && resolve(undefined), interval);
      signal.addEventListener("abort", () => clearInterval(clock));
    });
  }
}
