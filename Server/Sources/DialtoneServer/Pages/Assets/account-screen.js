import { AccountActions } from "./account-actions.js";
import { AccountPanel } from "./account-panel.js";
import { AccountSession } from "./account-session.js";
import { element } from "./dom.js";
import { explain, isOld } from "./refusal-text.js";
import { Refusal } from "./refusal.js";
import { SignIn } from "./sign-in.js";
import { linkButton } from "./step.js";
import { PasskeyFailure } from "./web-authn.js";

/** What the page shows: a sign-in, and then the account. */
export class AccountScreen {
  #root;
  #actions;
  #step;

  constructor(root, parts, offers) {
    this.#root = root;
    this.parts = parts;
    this.offers = offers;
    this.#actions = new AccountActions(this);
  }

  /** Asks for a sign-in; `note` says what happened before, and `arrival` what brought the user back. */
  begin(note = "", arrival) {
    this.session = undefined;
    this.number = undefined;
    this.#signIn(this.#root, async (answer) => {
      this.session = new AccountSession(this.parts.client, answer);
      await this.perform(async () => "");
    }, arrival);
    this.say(note);
  }

  #signIn(root, onSignedIn, arrival) {
    const { regions } = this.parts;
    const number = this.number ? regions.split(this.number, regions.home()) : undefined;
    this.#step?.stop();
    const step = new SignIn(root, { ...this.parts, number, offersPasskey: false, showsLinks: false, arrival, onSignedIn });
    this.#step = step;
    step.start();
  }

  /**
   * Makes a change and shows the account after it; asks for a new sign-in if the change needs one,
   * and then makes it again.
   *
   * `work` returns the text that says what was done, or nothing if it has shown something itself;
   * `part` gets the focus; `refused` shows why the server refuses the change, in place of a line
   * below the account.
   */
  async perform(work, { part, refused, isAgain = false } = {}) {
    if (this.#root.getAttribute("aria-busy") === "true") return;
    this.#root.setAttribute("aria-busy", "true");
    this.say("");
    let failure;
    try {
      const note = await work();
      if (note !== undefined) {
        await this.show(part);
        this.say(note);
      }
    } catch (error) {
      failure = error;
    } finally {
      this.#root.removeAttribute("aria-busy");
    }
    if (!failure) return;
    if (isOld(failure) && !isAgain) this.signInAgain(() => this.perform(work, { part, refused, isAgain: true }));
    else await this.#fail(failure, refused);
  }

  async #fail(failure, refused) {
    const { texts } = this.parts;
    const isCanceled = failure instanceof PasskeyFailure && failure.kind === "canceled";
    const text = isCanceled ? texts.text("passkeyNotCreated") : explain(failure, texts);
    // After a new sign-in, the account is no longer on the screen.
    if (!this.showsAccount) {
      try {
        await this.show();
      } catch {
        this.#showRetry();
      }
    }
    if (refused && failure instanceof Refusal && this.showsAccount) return refused(text);
    if (isCanceled) this.say(text);
    else this.complain(text);
  }

  #showRetry() {
    const { texts } = this.parts;
    const retry = () => this.perform(async () => "");
    this.#root.replaceChildren(
      element("h1", {}, texts.text("title")),
      element("button", { className: "button", type: "button", onclick: retry }, texts.text("retry")),
    );
  }

  /** Asks for a new sign-in to the same account, and then goes on. */
  signInAgain(goOn) {
    const { texts, client } = this.parts;
    const place = element("div");
    const note = element("p", { className: "account-again" }, texts.text("again"));
    this.#replace(note, place, this.backButton());
    const again = () => this.#signIn(place, async (answer) => {
      const other = new AccountSession(client, answer);
      if (other.id !== this.session.id) {
        other.signOut();
        again();
        return this.complain(texts.text("otherAccount"));
      }
      await this.session.replace(answer);
      await goOn();
    });
    again();
  }

  get showsAccount() {
    return this.#root.querySelector(".account") !== null;
  }

  /** A button that leads back to the account without a change. */
  backButton(part) {
    return linkButton(this.parts.texts.text("cancel"), () => this.perform(async () => "", { part }));
  }

  async showSaved(part) {
    await this.show(part);
    this.say(this.parts.texts.text("saved"));
  }

  async show(part) {
    const { account, devices } = await this.session.load();
    this.number = account.phoneNumber;
    const { texts } = this.parts;
    const panel = new AccountPanel({ texts, account, devices, offers: this.offers, actions: this.#actions });
    this.#replace(panel.root);
    panel.focus(part);
  }

  showStep(step) {
    this.#replace(step.root);
    this.#step = step;
    step.focus();
  }

  #replace(...nodes) {
    this.#step?.stop();
    this.#step = undefined;
    this.#root.replaceChildren(...nodes);
  }

  say(text) {
    document.getElementById("account-problem").textContent = "";
    document.getElementById("account-news").textContent = text;
  }

  complain(text) {
    document.getElementById("account-news").textContent = "";
    document.getElementById("account-problem").textContent = text;
  }
}
