import { element } from "./dom.js";
import { drawing } from "./drawings.js";
import { endsSignIn, explain } from "./refusal-text.js";
import { whileBusy } from "./step.js";
import { PasskeyFailure } from "./web-authn.js";

/** Asks a user who has signed in to create a passkey; whatever happens, the sign-in stands. */
export class PasskeyOfferStep {
  kind = "passkey";
  #texts;
  #passkeys;
  #idToken;
  #finish;
  #tokens = {};

  /** `finish` gets the account's new tokens; they are none without a passkey. */
  constructor({ texts, passkeys, idToken, finish }) {
    this.#texts = texts;
    this.#passkeys = passkeys;
    this.#idToken = idToken;
    this.#finish = finish;
    this.title = element("h1", { tabIndex: -1 }, texts.text("passkeyTitle"));
    this.lead = element("p", { className: "lead" }, texts.text("passkeyLead"));
    this.seal = element("div", { className: "seal is-still" }, drawing("passkey"));
    this.problem = element("p", { className: "problem", role: "alert" });
    this.news = element("p", { className: "news", role: "status" });
    this.button = element(
      "button",
      { className: "button", type: "button", onclick: () => this.#create() },
      texts.text("passkeySubmit"),
    );
    this.skip = element(
      "button",
      { className: "button is-quiet", type: "button", onclick: () => this.#leave() },
      texts.text("skip"),
    );
    this.root = element(
      "section",
      { className: "step passkey-offer" },
      this.seal,
      this.title,
      this.lead,
      this.problem,
      this.news,
      element("div", { className: "stack" }, this.button, this.skip),
    );
  }

  focus() {
    this.title.focus();
  }

  stop() {}

  #leave() {
    if (this.root.getAttribute("aria-busy") !== "true") this.#finish(this.#tokens);
  }

  async #create() {
    this.problem.textContent = "";
    this.news.textContent = "";
    let failure;
    let isDone = false;
    await whileBusy(this.root, this.button, this.#texts.text("oneMoment"), async () => {
      try {
        this.#tokens = await this.#passkeys.create(this.#idToken);
        isDone = true;
      } catch (error) {
        failure = error;
      }
    });
    // What the user wants is there if the device already has a passkey of the account.
    if (isDone || kindOf(failure) === "exists") this.#showDone();
    else if (failure) this.#explain(failure);
  }

  #showDone() {
    this.seal.replaceChildren(drawing("check"));
    this.title.textContent = this.#texts.text("passkeyDoneTitle");
    this.lead.textContent = this.#texts.text("passkeyDoneLead");
    this.#offerToContinue();
    this.focus();
  }

  #explain(failure) {
    const texts = this.#texts;
    if (kindOf(failure) === "canceled") {
      this.news.textContent = texts.text("passkeyNotCreated");
    } else if (isLate(failure)) {
      this.#passkeys.postpone(this.#idToken);
      this.problem.textContent = texts.text("passkeyLate");
    } else {
      this.problem.textContent = explain(failure, texts);
    }
    if (isFinal(failure)) {
      this.#offerToContinue();
      this.button.focus();
    }
  }

  /** Leaves one button, which goes on. */
  #offerToContinue() {
    this.skip.hidden = true;
    const next = element(
      "button",
      { className: "button", type: "button", onclick: () => this.#leave() },
      this.#texts.text("passkeyContinue"),
    );
    this.button.replaceWith(next);
    this.button = next;
  }
}

function kindOf(failure) {
  return failure instanceof PasskeyFailure ? failure.kind : undefined;
}

/** Whether the sign-in is too old for a change to the account. */
function isLate({ code }) {
  return code === "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" || code === "TOKEN_EXPIRED";
}

/** Whether another attempt fails in the same way. */
function isFinal(failure) {
  const isRefused = ["OPERATION_NOT_ALLOWED", "PASSKEY_LIMIT_EXCEEDED"].includes(failure.code);
  return kindOf(failure) === "unavailable" || isRefused || endsSignIn(failure);
}
