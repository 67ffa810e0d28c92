import { ChoiceStep } from "./choice-step.js";
import { element } from "./dom.js";
import { LinkAddresses } from "./link-addresses.js";
import { LinkSignIn } from "./link-sign-in.js";
import { PasswordSignIn } from "./password-sign-in.js";
import { providerName } from "./provider-names.js";
import { ProviderSignIn } from "./provider-sign-in.js";
import { explain } from "./refusal-text.js";
import { linkButton, whileBusy } from "./step.js";

/** The ways to sign in besides the phone and passkeys, as far as the project has them. */
export class SignInMethods {
  #desk;
  #options;

  /**
   * `options` are what the server says of the project. `desk` has `client`, `texts`, `apiKey`,
   * `show(step)`, `proceed(answer)`, `back(problem)`, and what only some pages have: the
   * `email` to fill in, the `flow` of the page, and `takesGuests`. `guest()` is the guest who is signed in, if there is
   * one, and `solveConflict(signIn, take)` offers the account that what a guest has proved belongs to.
   */
  constructor(options, desk) {
    this.#options = options;
    this.#desk = {
      ...desk,
      options,
      address: desk.flow?.address,
      ways: (email, known) => this.#waysOf(email, known),
    };
    this.password = new PasswordSignIn(this.#desk);
    this.link = new LinkSignIn(this.#desk, new LinkAddresses(desk.apiKey));
    this.provider = new ProviderSignIn(this.#desk);
  }

  has(method) {
    return this.#options.signInMethods.includes(method);
  }

  /** Goes on where a mail or a provider has brought the user back; returns whether one has. */
  async resume(arrival) {
    if (arrival?.link) await this.link.open(arrival.link);
    else if (arrival && "provider" in arrival) await this.provider.take(arrival.provider);
    else return false;
    return true;
  }

  /** What the first step offers besides its own form; `null` if there is nothing. */
  list(step) {
    const choices = this.choices();
    if (choices.length === 0) return null;
    const problem = element("p", { className: "problem", role: "alert" });
    const buttons = choices.map((choice) => this.#button(choice, step, problem));
    return element("div", { className: "other-ways" }, ...buttons, problem);
  }

  /** The choices, also for a step in a project without phone sign-in. */
  choices() {
    const { texts, email, flow, guest, takesGuests, client, proceed } = this.#desk;
    return [
      this.has("password") && { label: texts.text("withPassword"), run: () => this.password.start(email) },
      this.has("emailLink") && flow && { label: texts.text("withLink"), run: () => this.link.start(email) },
      ...(flow ? this.#providers() : []),
      this.has("anonymous") && takesGuests && !guest() && {
        label: texts.text("asGuest"),
        run: async () => proceed({ isNewUser: true, ...(await client.signUpGuest()) }),
      },
    ].filter(Boolean);
  }

  #providers() {
    const { texts } = this.#desk;
    return (this.#options.providers ?? []).map(({ providerId, displayName }) => ({
      id: providerId,
      label: texts.text("withProvider", { provider: providerName(providerId, displayName) }),
      run: () => this.provider.leaveFor(providerId),
    }));
  }

  /** The ways into an account with this address, only those that it has if they are `known`. */
  #waysOf(email, known = []) {
    const { texts, flow } = this.#desk;
    const ways = [
      this.has("password") && { id: "password", label: texts.text("withPassword"), run: () => this.password.start(email) },
      this.has("emailLink") && flow && { id: "emailLink", label: texts.text("withLink"), run: () => this.link.start(email) },
      ...(flow ? this.#providers() : []),
    ].filter(Boolean);
    const fitting = ways.filter(({ id }) => known.includes(id));
    return fitting.length > 0 ? fitting : ways;
  }

  #button({ label, run }, step, problem) {
    const { texts } = this.#desk;
    const name = element("span", {}, label);
    const choose = () => {
      problem.textContent = "";
      return whileBusy(step(), name, texts.text("oneMoment"), async () => {
        try {
          await run();
        } catch (error) {
          problem.textContent = explain(error, texts);
        }
      });
    };
    return element("button", { className: "button is-quiet", type: "button", onclick: choose }, name);
  }
}

/** The step of a guest whose number, or address, already has an account. */
export function conflictStep(texts, { switchTo, stay }) {
  return new ChoiceStep({
    texts,
    title: texts.text("conflictTitle"),
    lead: texts.text("conflictLead"),
    choices: [{ label: texts.text("conflictSubmit"), run: switchTo }],
    ways: [linkButton(texts.text("otherWay"), stay)],
  });
}
