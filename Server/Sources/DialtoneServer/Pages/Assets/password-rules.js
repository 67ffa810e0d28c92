import { element } from "./dom.js";
import { drawing } from "./drawings.js";

/** The length that no user's password reaches, so that it is not worth a line. */
const greatestLength = 4096;

/** The length that the server demands if the project demands nothing. */
const leastLength = 6;

/** The project's rules for a new password, as a list that marks the rules that are met as the user types. */
export class PasswordRules {
  #rules;
  #texts;

  /** `policy` is the project's; `undefined` if the server has not reported it. */
  constructor(texts, policy) {
    this.#texts = texts;
    this.#rules = rulesOf(policy).map((rule) => {
      const label = texts.text(rule.key, { count: rule.count });
      const item = element("li", {}, drawing("check"), element("span", {}, label));
      return { ...rule, label, item };
    });
    this.news = element("p", { className: "sr-only", role: "status" });
    this.root = element(
      "div",
      { id: "password-rules" },
      element("ul", { className: "password-rules" }, ...this.#rules.map(({ item }) => item)),
      this.news,
    );
  }

  /** Marks the rules that `password` meets; returns whether it meets all of them. */
  judge(password) {
    const open = this.#rules.filter((rule) => {
      const isMet = rule.isMet(password);
      rule.item.classList.toggle("is-met", isMet);
      return !isMet;
    });
    this.#announce(password === "" ? [] : open);
    return open.length === 0;
  }

  /** All rules in a sentence. */
  get sentence() {
    return this.#sentence(this.#rules);
  }

  /** The rules that `password` breaks, in a sentence; empty if it breaks none. */
  fault(password) {
    if (!password) return this.#texts.text("passwordMissing");
    const open = this.#rules.filter((rule) => !rule.isMet(password));
    return open.length > 0 ? this.#sentence(open) : "";
  }

  /** For Safari's generator of passwords. */
  get attribute() {
    return this.#rules.map(({ generator }) => generator).join(" ");
  }

  #announce(open) {
    const text = open.length > 0 ? this.#sentence(open) : "";
    if (this.news.textContent !== text) this.news.textContent = text;
  }

  #sentence(rules) {
    const list = rules.map(({ label }) => label).join(this.#texts.text("passwordRulesSeparator"));
    return this.#texts.text("passwordRulesSentence", { rules: list });
  }
}

function rulesOf(policy) {
  const options = policy?.customStrengthOptions ?? {};
  const isEnforced = policy?.enforcementState === "ENFORCE";
  const shortest = (isEnforced && options.minPasswordLength) || leastLength;
  const longest = (isEnforced && options.maxPasswordLength) || greatestLength;
  const symbols = new Set(policy?.allowedNonAlphanumericCharacters ?? []);
  const isSymbol = (character) => symbols.has(character);
  return [
    {
      key: "passwordRulesShortest",
      count: shortest,
      isMet: ({ length }) => length >= shortest,
      generator: `minlength: ${shortest};`,
    },
    longest < greatestLength && {
      key: "passwordRulesLongest",
      count: longest,
      isMet: ({ length }) => length <= longest,
      generator: `maxlength: ${longest};`,
    },
    ...(isEnforced
      ? [
          options.containsLowercaseCharacter && rule("Lowercase", (text) => /\p{Ll}/u.test(text), "lower"),
          options.containsUppercaseCharacter && rule("Uppercase", (text) => /\p{Lu}/u.test(text), "upper"),
          options.containsNumericCharacter && rule("Digit", (text) => /\p{N}/u.test(text), "digit"),
          options.containsNonAlphanumericCharacter &&
            rule("Symbol", (text) => symbols.size === 0 || [...text].some(isSymbol), "special"),
        ]
      : []),
  ].filter(Boolean);
}

function rule(name, isMet, generator) {
  return { key: `passwordRules${name}`, isMet, generator: `required: ${generator};` };
}
