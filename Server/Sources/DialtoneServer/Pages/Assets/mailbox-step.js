import { element } from "./dom.js";
import { explain } from "./refusal-text.js";
import { problemLine, whileBusy } from "./step.js";

/** How long another mail is not offered, in seconds: this one may be on its way. */
const pause = 30;

/** Asks the user to open a mail, which can be sent again; `goOn` continues once the user has done so. */
export class MailboxStep {
  #texts;
  #email;
  #send;
  #clock;

  constructor({ texts, title, lead, email, send, goOn, ways = [] }) {
    this.#texts = texts;
    this.#email = email;
    this.#send = send;
    this.title = element("h1", { tabIndex: -1 }, title);
    this.problem = problemLine();
    this.news = element("p", { className: "news", role: "status" });
    this.resend = element(
      "button",
      { className: "button is-quiet", type: "button", onclick: () => this.#again() },
      texts.text("verifyResend"),
    );
    const next = goOn
      ? element("button", { className: "button", type: "button", onclick: () => this.#run(next, goOn) }, texts.text("verifySubmit"))
      : null;
    const address = element("bdi", { className: "address-shown", dir: "ltr" }, email);
    this.root = element(
      "section",
      { className: "step mailbox" },
      this.title,
      element("p", { className: "lead" }, ...texts.around(lead, "email", address)),
      this.problem,
      this.news,
      element("div", { className: "stack" }, next, this.resend),
      element("div", { className: "step-ways" }, ...ways),
    );
    this.#wait();
  }

  focus() {
    this.title.focus();
  }

  stop() {
    clearTimeout(this.#clock);
  }

  #wait() {
    this.resend.setAttribute("aria-disabled", "true");
    this.#clock = setTimeout(() => this.resend.removeAttribute("aria-disabled"), pause * 1000);
  }

  async #again() {
    if (this.resend.getAttribute("aria-disabled") === "true") return;
    await this.#run(this.resend, async () => {
      await this.#send();
      this.news.textContent = this.#texts.text("verifySent", { email: this.#email });
    });
    if (this.problem.textContent === "") this.#wait();
  }

  async #run(button, work) {
    this.problem.textContent = "";
    this.news.textContent = "";
    await whileBusy(this.root, button, this.#texts.text("oneMoment"), async () => {
      try {
        await work();
      } catch (error) {
        this.problem.textContent = explain(error, this.#texts);
      }
    });
  }
}
