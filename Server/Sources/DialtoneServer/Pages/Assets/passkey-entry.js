import { element } from "./dom.js";
import { drawing } from "./drawings.js";
import { explain } from "./refusal-text.js";
import { whileBusy } from "./step.js";
import { PasskeyFailure } from "./web-authn.js";

/**
 * The button below a form that signs in with a passkey.
 *
 * While it is on the screen, the browser suggests passkeys for the form's field too. If that fails,
 * nothing is said: the user has asked for nothing, and has the button.
 */
export class PasskeyEntry {
  #texts;
  #passkeys;
  #finish;
  #step;
  #suggestions;

  /** `finish` gets the server's answer. */
  constructor({ texts, passkeys, finish }) {
    this.#texts = texts;
    this.#passkeys = passkeys;
    this.#finish = finish;
    this.label = element("span", {}, texts.text("passkeySignIn"));
    this.button = element(
      "button",
      { className: "button is-quiet", type: "button", onclick: () => this.#choose() },
      drawing("passkey"),
      this.label,
    );
    this.problem = element("p", { className: "problem", role: "alert" });
    this.news = element("p", { className: "news", role: "status" });
    this.root = element("div", { className: "passkey-entry" }, this.button, this.problem, this.news);
  }

  /** Begins with the suggestions for `step`, whose root is a form that has this entry's root. */
  begin(step) {
    this.#step = step;
    step.root.addEventListener("input", () => this.#say());
    this.#suggest();
  }

  end() {
    this.#suggestions?.abort();
  }

  async #suggest() {
    this.#suggestions = new AbortController();
    const { signal } = this.#suggestions;
    let prove;
    try {
      prove = await this.#passkeys.suggest(signal);
    } catch (error) {
      if (!signal.aborted && isFinal(error)) this.#withdraw();
      return;
    }
    if (prove && !signal.aborted) await this.#run(prove);
  }

  /** The browser has only one request at a time. */
  async #choose() {
    if (this.#step.root.getAttribute("aria-busy") === "true") return;
    this.end();
    await this.#run(() => this.#passkeys.signIn());
  }

  async #run(signIn) {
    this.#say();
    let failure;
    await whileBusy(this.#step.root, this.label, this.#texts.text("oneMoment"), async () => {
      this.button.setAttribute("aria-disabled", "true");
      try {
        await this.#finish(await signIn());
      } catch (error) {
        failure = error;
      } finally {
        this.button.removeAttribute("aria-disabled");
      }
    });
    if (failure) this.#explain(failure);
  }

  #explain(failure) {
    const isCanceled = failure instanceof PasskeyFailure && failure.kind === "canceled";
    const line = isCanceled ? this.news : this.problem;
    line.textContent = explain(failure, this.#texts);
    if (isFinal(failure)) {
      this.#withdraw();
      this.#step.focus();
    } else {
      this.#suggest();
    }
  }

  /** What was said stays on the screen. */
  #withdraw() {
    this.button.hidden = true;
  }

  #say() {
    this.problem.textContent = "";
    this.news.textContent = "";
  }
}

/** Whether another attempt fails in the same way. */
function isFinal(error) {
  return error instanceof PasskeyFailure ? error.kind === "unavailable" : error.code === "OPERATION_NOT_ALLOWED";
}
