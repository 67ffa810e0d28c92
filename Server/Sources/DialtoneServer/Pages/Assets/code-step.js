import { CodeField } from "./code-field.js";
import { Countdown } from "./countdown.js";
import { element } from "./dom.js";
import { endsCode, endsSignIn, explain } from "./refusal-text.js";
import { Refusal } from "./refusal.js";
import { problemLine, whileBusy } from "./step.js";

/**
 * A step that asks for a code: of a message, or of an authenticator app.
 *
 * Once the code is of no use any more, the field is closed and the button does what helps: it
 * asks for a new code, or begins the sign-in again.
 */
export class CodeStep {
  kind = "code";
  #texts;
  #submitLabel;
  #verification;
  #handlers;
  #end;
  #secondsLeft = 0;

  /**
   * `wording` has the `title`, the `lead` and the label of the button, `submit`. `verification`
   * is there where a message brought the code. `handlers` are `submit(code)`, `startOver()` and,
   * with a message, `resend()`; what they throw is shown. `ways` are buttons that lead elsewhere, and
   * `note` stands below them.
   */
  constructor({ texts, wording, verification, codeLength, handlers, note, ways = [] }) {
    this.#texts = texts;
    this.#submitLabel = wording.submit;
    this.#verification = verification;
    this.#handlers = handlers;
    this.#build(wording, codeLength, ways, note);
    this.countdown = new Countdown((left) => this.#showWait(left));
    this.expiry = new Countdown((left) => left === 0 && this.#expire());
    if (verification) this.#count();
  }

  focus() {
    this.field.input.focus();
  }

  stop() {
    this.countdown.stop();
    this.expiry.stop();
  }

  #build(wording, codeLength, ways, note) {
    const texts = this.#texts;
    this.field = new CodeField({
      length: codeLength,
      label: texts.text("codeLabel", { count: codeLength }),
      onComplete: () => this.#submit(),
    });
    this.problem = problemLine();
    this.news = element("p", { className: "news", role: "status" });
    this.button = element("button", { className: "button", type: "submit" }, wording.submit);
    this.wait = element("span", { className: "wait" });
    this.resend = element(
      "button",
      { className: "link-button", type: "button", hidden: true, onclick: () => this.#resend(this.resend) },
      texts.text("resend"),
    );
    this.root = element(
      "form",
      {
        className: "step",
        noValidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          this.#proceed();
        },
      },
      element("h1", { tabIndex: -1 }, wording.title),
      element("div", { className: "lead" }, ...wording.lead),
      this.field.root,
      this.problem,
      this.news,
      this.button,
      element("div", { className: "step-footer" }, element("div", {}, this.wait, this.resend), ...ways),
      note,
    );
  }

  #count() {
    this.countdown.start(this.#verification.resendAt);
    this.expiry.start(this.#verification.expiresAt);
  }

  #showWait(left) {
    const wasWaiting = this.#secondsLeft > 0;
    this.#secondsLeft = left;
    this.#showWays();
    if (wasWaiting && left === 0) this.news.textContent = this.#texts.text("resendReady");
  }

  /** The button and the link below it, after whatever happened. */
  #showWays() {
    const wait = this.#secondsLeft > 0
      ? this.#texts.text("resendIn", { time: this.#texts.clock(this.#secondsLeft) })
      : "";
    const needsCode = this.#end === "code";
    this.wait.textContent = this.#end ? "" : wait;
    this.resend.hidden = !this.#verification || wait !== "" || Boolean(this.#end);
    if (this.root.getAttribute("aria-busy") === "true") return;
    this.button.textContent = needsCode
      ? wait || this.#texts.text("resend")
      : this.#end ? this.#texts.text("startOver") : this.#submitLabel;
    if (needsCode && wait) this.button.setAttribute("aria-disabled", "true");
    else this.button.removeAttribute("aria-disabled");
  }

  #proceed() {
    if (this.#end === "signIn") return this.#handlers.startOver();
    if (!this.#end) return this.#submit();
    return this.#secondsLeft > 0 ? undefined : this.#resend(this.button);
  }

  #expire() {
    if (this.#end || this.root.getAttribute("aria-busy") === "true") return;
    this.field.clear();
    this.#complain(this.#texts.text("CODE_EXPIRED"));
    this.#close("code");
  }

  /** Disables the entry of codes; `end` is what has ended, the `code` or the whole `signIn`. */
  #close(end) {
    this.#end = end;
    this.field.isClosed = end !== undefined;
    this.#showWays();
    if (end) this.button.focus();
  }

  async #submit() {
    if (this.#end) return;
    this.#say("");
    if (!this.field.isComplete) {
      return this.#complain(this.#texts.text("codeShort", { count: this.field.length }));
    }
    let refusal;
    await whileBusy(this.root, this.button, this.#texts.text("codeSubmitting"), async () => {
      try {
        await this.#handlers.submit(this.field.digits);
      } catch (error) {
        refusal = error;
      }
    });
    if (!refusal) return;
    this.field.clear();
    this.#complain(explain(refusal, this.#texts));
    if (endsSignIn(refusal)) this.#close("signIn");
    else if (this.#verification && endsCode(refusal)) this.#close("code");
    else this.#showWays();
  }

  async #resend(button) {
    this.#say("");
    let refusal;
    await whileBusy(this.root, button, this.#texts.text("numberSubmitting"), async () => {
      const before = this.#verification.sessionInfo;
      try {
        this.#verification = await this.#handlers.resend();
        this.field.clear();
        this.#say(this.#texts.text(this.#verification.sessionInfo === before ? "resentSame" : "resent"));
      } catch (error) {
        refusal = error;
      }
    });
    if (!refusal) {
      this.#close(undefined);
      this.#count();
      return this.focus();
    }
    this.#complain(explain(refusal, this.#texts));
    if (endsSignIn(refusal)) return this.#close("signIn");
    const wait = refusal instanceof Refusal ? refusal.retryAfter : undefined;
    if (wait) this.countdown.start(Date.now() + wait * 1000);
    this.#showWays();
  }

  #say(text) {
    this.problem.textContent = "";
    this.news.textContent = text;
    this.field.isWrong = false;
  }

  #complain(text) {
    this.#say("");
    this.problem.textContent = text;
    this.field.isWrong = true;
    if (!this.#end) this.focus();
  }
}
