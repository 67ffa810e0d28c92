import { text } from "./console-texts.js";

const label = text("findLabel");
// Typing sends one request for several letters.
const pause = 100;

/**
 * Replaces the field of a form, which leads to a page with results, by a button that opens the
 * command palette. Ctrl+K and ⌘K open it, too.
 */
export function connectPalette(form) {
  const palette = new Palette(`${form.getAttribute("action")}/results`);
  form.replaceChildren(openingButton(() => palette.open()));
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    palette.open();
  });
}

function openingButton(open) {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  const keys = element("kbd", { textContent: isApple ? "⌘K" : "Ctrl K" });
  const button = element("button", { type: "button", className: "field palette-button" }, text("find"), keys);
  button.setAttribute("aria-haspopup", "dialog");
  button.setAttribute("aria-keyshortcuts", "Control+K Meta+K");
  button.addEventListener("click", open);
  return button;
}

/** A dialog with a field, and the list of what matches it. */
class Palette {
  #address;
  // Escape closes the dialog; a search field would be cleared first.
  #field = element("input", { type: "text", className: "field", autocomplete: "off", spellcheck: false, placeholder: label });
  #list = element("ul", { id: "palette-results", className: "palette-results" });
  #status = element("p", { className: "quiet palette-status" });
  #dialog = element("dialog", { className: "palette" }, this.#field, this.#list, this.#status);
  #current = -1;
  #timer;
  #request = new AbortController();

  constructor(address) {
    this.#address = address;
    this.#dialog.setAttribute("aria-label", text("find"));
    this.#status.setAttribute("role", "status");
    this.#list.setAttribute("role", "listbox");
    this.#list.setAttribute("aria-label", text("results"));
    for (const [name, value] of Object.entries({
      role: "combobox",
      autocapitalize: "none",
      "aria-label": label,
      "aria-autocomplete": "list",
      "aria-controls": this.#list.id,
      "aria-expanded": "false",
    })) {
      this.#field.setAttribute(name, value);
    }
    this.#field.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#search(), pause);
    });
    this.#field.addEventListener("keydown", (event) => this.#press(event));
    this.#list.addEventListener("click", (event) => {
      if (event.target.closest("li")) this.#follow(event.target.closest("li"));
    });
    // The dialog's own box is covered by its content: a click on it is one beside it.
    this.#dialog.addEventListener("click", (event) => event.target === this.#dialog && this.#dialog.close());
    document.body.append(this.#dialog);
  }

  open() {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.#field.select();
    this.#search();
  }

  async #search() {
    this.#request.abort();
    this.#request = new AbortController();
    const query = this.#field.value.trim();
    try {
      const answer = await fetch(`${this.#address}?query=${encodeURIComponent(query)}`, {
        signal: this.#request.signal,
        redirect: "error",
      });
      if (!answer.ok) throw new Error(answer.statusText);
      this.#show((await answer.json()).results);
    } catch (error) {
      if (error.name === "AbortError") return;
      this.#show([]);
      this.#status.textContent = text("noAnswer");
    }
  }

  #show(results) {
    this.#list.replaceChildren(
      ...results.map((result, index) => {
        const name = element("strong", { textContent: result.name, dir: "auto" });
        const about = element("span", { className: "quiet", textContent: result.about });
        const item = element("li", { id: `palette-result-${index}` }, name, about);
        item.setAttribute("role", "option");
        item.dataset.path = result.path;
        return item;
      }),
    );
    this.#field.setAttribute("aria-expanded", String(results.length > 0));
    const count = results.length;
    this.#status.textContent = count === 0 ? text("noResult") : text("resultCount", { count });
    this.#choose(results.length > 0 ? 0 : -1);
  }

  #choose(index) {
    this.#current = index;
    for (const [position, item] of [...this.#list.children].entries()) {
      item.setAttribute("aria-selected", String(position === index));
    }
    const chosen = this.#list.children[index];
    if (chosen) this.#field.setAttribute("aria-activedescendant", chosen.id);
    else this.#field.removeAttribute("aria-activedescendant");
    chosen?.scrollIntoView({ block: "nearest" });
  }

  #press(event) {
    const count = this.#list.children.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      this.#choose((this.#current + step + count) % count);
    } else if (event.key === "Enter" && this.#current >= 0) {
      event.preventDefault();
      this.#follow(this.#list.children[this.#current]);
    }
  }

  #follow(item) {
    this.#dialog.close();
    location.assign(item.dataset.path);
  }
}

function element(name, properties, ...content) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...content);
  return made;
}
