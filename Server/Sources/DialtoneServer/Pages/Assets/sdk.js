/*
 * Lets `signInWithPopup`, `signInWithRedirect` and the `link…` and `reauthenticate…` calls of
 * Google's web SDK work with this server, without a script of Google's. Load it before the SDK:
 *
 *   <script src="https://YOUR-AUTH-SERVER/__/auth/sdk.js"></script>
 *
 * The SDK looks for `gapi.iframes`; this script provides it. For each sign-in it draws a secret
 * that never leaves the tab before the SDK sends it with the result. The server is told only the
 * secret's digest, so that a result is useless to everyone else, and a result that someone else
 * made is refused here and by the server.
 *
 * A copy on your own host works too: name the server in the attribute `data-origin`.
 */
(() => {
  "use strict";

  if (globalThis.gapi?.iframes?.isDialtone) return;

  const script = document.currentScript;
  const address = script?.dataset.origin || script?.src;
  /** The server that pages of redirects may be opened on. */
  const home = address ? new URL(address, location.href).origin : undefined;

  const handlers = ["/__/auth/handler", "/emulator/auth/handler"];
  const marker = "#dialtone-auth=";
  const nothing = { type: "unknown", error: { code: "auth/no-auth-event" } };

  const redirectFlag = (key) => `firebase:pendingRedirect:${key}`;
  const redirectSecret = (key) => `dialtone:redirectSecret:${key}`;

  function newSecret() {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  async function digest(secret) {
    if (!globalThis.crypto?.subtle) {
      throw new Error("Dialtone: popup and redirect sign-in need https, or http on localhost.");
    }
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** Reads what the server wrote into the page's address, and takes it out of there. */
  function takeNews() {
    if (!location.hash.startsWith(marker)) return undefined;
    let news;
    try {
      news = JSON.parse(decodeURIComponent(location.hash.slice(marker.length)));
    } catch {
      // Not the server's: only taken out.
    }
    if (typeof news !== "object" || news === null) news = {};
    const fragment = typeof news.fragment === "string" && news.fragment ? `#${news.fragment}` : "";
    // The whole address: a path such as `//x/` alone would name another host.
    history.replaceState(history.state, "", location.href.split("#")[0] + fragment);
    return news;
  }

  /**
   * Goes on to the server with the digest of a new secret, if this tab began a redirect.
   *
   * It sends a form: with that, browsers name the origin of the page, which the server checks. A
   * link could be anyone's, and have a digest of theirs.
   */
  async function prove({ path, query }) {
    const fields = new URLSearchParams(query);
    const key = `${fields.get("apiKey")}:${fields.get("appName")}`;
    const flag = sessionStorage.getItem(redirectFlag(key));
    if (flag === null || !handlers.includes(path)) return;
    if (!home) {
      console.error("Dialtone: load sdk.js with a <script> element; redirects need its address.");
      return;
    }
    // The rest of the page must not start: the SDK would take this for the end of the redirect.
    window.stop();
    const secret = newSecret();
    fields.set("challenge", await digest(secret));
    // The result comes here, whatever page the link to this one names.
    fields.set("redirectUrl", location.href);
    sessionStorage.setItem(redirectFlag(key), flag);
    sessionStorage.setItem(redirectSecret(key), secret);
    post(`${home}${path}`, fields);
  }

  function post(action, fields) {
    // Pages that give no referrer would send `Origin: null`.
    const policy = document.createElement("meta");
    policy.name = "referrer";
    policy.content = "origin";
    (document.head ?? document.documentElement).append(policy);
    const form = document.createElement("form");
    form.method = "post";
    form.action = action;
    form.hidden = true;
    for (const [name, value] of fields) {
      const input = document.createElement("input");
      input.type = "hidden";
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.documentElement.append(form);
    // A field may be named `submit`.
    HTMLFormElement.prototype.submit.call(form);
  }

  /** The result of a redirect, if this tab has the secret that it was made for. */
  async function redirectResult({ key, challenge, event }) {
    const secret = sessionStorage.getItem(redirectSecret(key));
    if (secret === null || (await digest(secret)) !== challenge) return undefined;
    sessionStorage.removeItem(redirectSecret(key));
    return { key, event: { ...event, sessionId: secret } };
  }

  const news = takeNews();
  if (news?.step === "prove") prove(news).catch((error) => console.error(error));
  let result = news?.step === "result" ? redirectResult(news) : Promise.resolve();

  /** Stands in for the frame that the SDK would talk to. */
  class Iframe {
    #origin;
    #key;
    #secrets = new Map();

    constructor(url) {
      const { origin, searchParams } = new URL(url, location.href);
      this.#origin = origin;
      this.#key = `${searchParams.get("apiKey")}:${searchParams.get("appName")}`;
    }

    restyle() {
      return Promise.resolve();
    }

    ping(done) {
      done?.();
      return Promise.resolve();
    }

    register(name, handle) {
      if (name !== "authEvent") return;
      addEventListener("message", (message) => this.#read(message, handle));
      this.#takeRedirectResult().then(
        (event) => this.#hand(event ?? nothing, handle),
        (error) => {
          console.error(error);
          this.#hand(nothing, handle);
        },
      );
    }

    send(name, _message, done) {
      setTimeout(() => {
        try {
          done?.([{ webStorageSupport: true }]);
        } catch {
          // The SDK throws here even after it has accepted the answer.
        }
      });
    }

    async #takeRedirectResult() {
      const found = await result;
      if (found?.key !== this.#key) return undefined;
      result = Promise.resolve();
      return found.event;
    }

    #hand(event, handle) {
      // The SDK passes only the code on to the app; the sentence is for the developer.
      if (event.error?.message) console.error(`Dialtone: ${event.error.message}`);
      handle({ type: "authEvent", authEvent: event });
    }

    async #read({ origin, source, data }, handle) {
      if (origin !== this.#origin || !source || data?.key !== this.#key) return;
      if (data.type === "dialtone:prove") {
        const secret = newSecret();
        const challenge = await digest(secret);
        this.#secrets.set(challenge, { secret, source });
        source.postMessage({ type: "dialtone:challenge", key: this.#key, challenge }, origin);
      } else if (data.type === "dialtone:result") {
        const kept = this.#secrets.get(data.challenge);
        if (!kept || kept.source !== source) return;
        this.#secrets.delete(data.challenge);
        this.#hand({ ...data.event, sessionId: kept.secret }, handle);
      }
    }
  }

  globalThis.gapi = Object.assign(globalThis.gapi ?? {}, {
    iframes: {
      isDialtone: true,
      Iframe,
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open: async ({ url }, opened) => await opened(new Iframe(url)) }),
    },
  });
})();
