import { EmailField } from "./entry-fields.js";
import { FormStep } from "./form-step.js";
import { MailboxStep } from "./mailbox-step.js";
import { explain } from "./refusal-text.js";
import { Unreachable } from "./refusal.js";
import { linkButton } from "./step.js";

/** The reason of a refusal of an address that the link was not sent to. */
const otherAddress = "LINK_OF_OTHER_EMAIL";

/** Sign-in by a link in a mail, which opens the page again: in this browser, or in another. */
export class LinkSignIn {
  #desk;
  #addresses;

  /** `desk` is as for `ProviderSignIn`; `addresses` keeps the address in this browser. */
  constructor(desk, addresses) {
    this.#desk = desk;
    this.#addresses = addresses;
  }

  /** `problem` says what has failed before. */
  start(email, problem) {
    const { texts, show, back } = this.#desk;
    const address = new EmailField({ texts, value: email, autocomplete: "email" });
    show(
      new FormStep({
        texts,
        title: texts.text("linkTitle"),
        fields: [address],
        submit: texts.text("linkSubmit"),
        submitting: texts.text("numberSubmitting"),
        run: async () => this.#send(address.value),
        ways: [linkButton(texts.text("otherWay"), back)],
        problem,
      }),
    );
  }

  async #send(email) {
    const { texts, show, client, flow, guest, back } = this.#desk;
    const { address, tabs } = flow.linkReturn(guest());
    const send = () => client.sendSignInLink(email, address);
    await send();
    this.#addresses.keep(email);
    tabs?.receiveCode((code) => this.#take(email, code));
    show(
      new MailboxStep({
        texts,
        title: texts.text("linkTitle"),
        lead: "linkSent",
        email,
        send,
        ways: [
          linkButton(texts.text("back"), () => this.start(email)),
          linkButton(texts.text("otherWay"), back),
        ],
      }),
    );
  }

  /** Completes the sign-in with the code of a link that another tab has opened. */
  async #take(email, code) {
    try {
      await this.#complete(email, code);
    } catch (error) {
      this.start(email, explain(error, this.#desk.texts));
    }
  }

  /** Completes the sign-in; asks for the address if this browser does not have it. */
  async open(code) {
    const email = this.#addresses.find();
    if (!email) return this.#confirm(code);
    try {
      await this.#complete(email, code);
    } catch (error) {
      if (error.reason === otherAddress) return this.#confirm(code);
      if (error instanceof Unreachable) return this.#confirm(code, email, error);
      this.start(email, explain(error, this.#desk.texts));
    }
  }

  async #complete(email, code) {
    const { client, guest, proceed, solveConflict } = this.#desk;
    let answer;
    try {
      answer = await client.signInWithLink(email, code, guest());
    } catch (error) {
      if (guest() && error.code === "EMAIL_EXISTS") {
        return solveConflict(() => client.signInWithLink(email, code), async (other) => {
          this.#addresses.forget();
          await proceed(other);
        });
      }
      if (error.code === "INVALID_EMAIL") error.reason = otherAddress;
      throw error;
    }
    this.#addresses.forget();
    await proceed(answer);
  }

  #confirm(code, email, error) {
    const { texts, show, back } = this.#desk;
    const address = new EmailField({ texts, value: email, autocomplete: "email" });
    show(
      new FormStep({
        texts,
        title: texts.text("confirmEmailTitle"),
        lead: texts.text("linkConfirmLead"),
        fields: [address],
        submit: texts.text("codeSubmit"),
        submitting: texts.text("codeSubmitting"),
        run: () => this.#complete(address.value, code),
        ways: [linkButton(texts.text("otherWay"), back)],
        problem: error && explain(error, texts),
      }),
    );
  }
}
