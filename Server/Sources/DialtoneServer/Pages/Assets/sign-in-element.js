import { connectDialtone } from "./connect-auth.js";
import { element } from "./dom.js";
import { bestLanguage, directionOf } from "./element-language.js";
import { fetchSettings } from "./element-settings.js";
import { css } from "./element-styles.js";
import { home } from "./home.js";
import { mountSignIn } from "./mount-sign-in.js";
import { PopupFlow } from "./popup-flow.js";
import { Refusal, Unreachable } from "./refusal.js";
import { Texts } from "./texts.js";

export { connectDialtone };

/** The texts of the error if those of the language cannot be loaded. */
const lastWords = { locale: "en", failedTitle: "This page couldn’t load", retry: "Try again" };

const attributes = ["api-key", "server", "tenant", "lang", "dir", "methods", "login-hint", "passkey-offer"];

let sheet;

/** The styles of all elements; the page's policy for styles does not apply to them. */
function sharedSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

/**
 * A whole sign-in as an element of any page: `<dialtone-sign-in api-key="…">`.
 *
 * Its events are `step` (`detail.step`), `success`, `conflict` and `error`; docs/element.md describes
 * them.
 */
export class DialtoneSignIn extends HTMLElement {
  static observedAttributes = attributes;

  #root;
  #mounted;
  #flow;
  #round = 0;
  #isDue = false;

  /** Gets the server's answer; the events report what it returns or throws. */
  finish = async (answer) => answer;

  /** Returns the guest whose account the user keeps, if there is one. */
  guest = async () => undefined;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [sharedSheet()];
    this.#root = element("div", { className: "sign-in", part: "sign-in" });
    shadow.append(
      this.#root,
      element("slot", { name: "challenge" }),
      element("p", { id: "news", className: "sr-only", role: "status" }),
    );
  }

  connectedCallback() {
    this.#schedule();
  }

  disconnectedCallback() {
    this.#stop();
  }

  attributeChangedCallback(name, before, now) {
    if (before !== now && this.isConnected) this.#schedule();
  }

  /** Begins anew, for example after a sign-out. */
  restart() {
    if (this.isConnected) this.#schedule();
  }

  /** Several attributes that change together begin it once. */
  #schedule() {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#start();
    });
  }

  #stop() {
    this.#round += 1;
    this.#mounted?.stop();
    this.#flow?.stop();
    this.#mounted = undefined;
  }

  async #start() {
    this.#stop();
    const round = this.#round;
    const language = bestLanguage(this.#languages);
    this.#root.lang = language;
    this.#root.dir = this.getAttribute("dir") || directionOf(language);
    this.#root.replaceChildren(element("div", { className: "step is-loading", "aria-busy": "true" }));
    const texts = new URL(`./texts-${language}.js`, import.meta.url).href;
    try {
      const settings = await fetchSettings({
        server: this.serverOrigin,
        apiKey: this.#apiKey,
        tenantId: this.getAttribute("tenant") || undefined,
      });
      if (round !== this.#round) return;
      this.#flow = new PopupFlow(settings);
      const mounted = await mountSignIn(
        this.#root,
        {
          ...settings,
          texts,
          regions: new URL("./regions.json", import.meta.url).href,
          language,
          challenge: { ...settings.challenge, language },
          loginHint: this.getAttribute("login-hint"),
          methods: this.#methods,
        },
        {
          widget: this.#widget(),
          flow: this.#flow,
          offersPasskey: this.getAttribute("passkey-offer") !== "off",
          guest: await this.guest(),
          takesFocus: false,
          isWanted: () => round === this.#round,
          onStep: (step) => this.#tell("step", { step }),
          onSignedIn: (answer) => this.#finish(answer, round),
        },
      );
      if (round === this.#round) this.#mounted = mounted;
      else mounted?.stop();
    } catch (error) {
      if (round === this.#round) await this.#fail(error, texts);
    }
  }

  /** The server that gets the calls. */
  get serverOrigin() {
    const given = this.getAttribute("server");
    return given ? new URL(given, document.baseURI).origin : home;
  }

  get #apiKey() {
    const key = this.getAttribute("api-key");
    if (!key) throw new TypeError("<dialtone-sign-in> needs the attribute api-key.");
    return key;
  }

  get #methods() {
    return this.getAttribute("methods")?.split(/[\s,]+/).filter(Boolean);
  }

  get #languages() {
    const own = this.closest("[lang]")?.lang;
    return own ? [own] : navigator.languages;
  }

  /** The place for a CAPTCHA vendor, which finds it only outside of the shadow tree. */
  #widget() {
    const found = this.querySelector(":scope > [slot=challenge]");
    if (found) return found;
    const widget = element("div", { slot: "challenge", hidden: true });
    this.append(widget);
    return widget;
  }

  async #finish(answer, round) {
    if (round !== this.#round) return;
    this.#root.setAttribute("aria-busy", "true");
    try {
      const detail = await this.finish(answer);
      if (round === this.#round) this.#tell("success", detail);
    } catch (error) {
      if (round === this.#round) await this.#report(error);
    } finally {
      this.#root.removeAttribute("aria-busy");
    }
  }

  /** After a conflict, the element goes on with the other account unless the page prevents it. */
  async #report(error) {
    const { signIn, ...detail } = error.conflict ?? {};
    if (!signIn) {
      this.#tell("error", described(error));
      this.restart();
      return;
    }
    const proceed = async () => {
      try {
        this.#tell("success", await signIn());
      } catch (failure) {
        this.#tell("error", described(failure));
        this.restart();
      }
    };
    if (this.#tell("conflict", { ...detail, proceed })) await proceed();
  }

  async #fail(error, address) {
    console.error(`Dialtone: ${error.message || "the sign-in could not load."}`);
    let table;
    try {
      ({ texts: table } = await import(address));
    } catch {
      table = lastWords;
    }
    const texts = new Texts(table);
    this.#root.replaceChildren(
      element(
        "div",
        { className: "step", role: "alert" },
        element("h2", {}, texts.text("failedTitle")),
        texts.has("failedLead") ? element("p", { className: "lead" }, texts.text("failedLead")) : null,
        element("button", { className: "button", type: "button", onclick: () => this.restart() }, texts.text("retry")),
      ),
    );
    this.#tell("error", described(error));
  }

  /** Returns whether no listener has prevented the default action. */
  #tell(name, detail) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: false, composed: false, cancelable: true }));
  }
}

/** What an `error` event says: a code of Google's SDK or of the server, and the error itself. */
function described(error) {
  const code =
    error instanceof Refusal ? error.code
    : error instanceof Unreachable ? "NETWORK_REQUEST_FAILED"
    : error.code ?? "INTERNAL_ERROR";
  return { code, message: error.message, error };
}

if (!customElements.get("dialtone-sign-in")) customElements.define("dialtone-sign-in", DialtoneSignIn);
