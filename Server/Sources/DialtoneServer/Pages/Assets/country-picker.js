import { element } from "./dom.js";
import { drawing } from "./drawings.js";

/** A button that shows the chosen country and opens a searchable list of all. */
export class CountryPicker {
  #regions;
  #texts;
  #onChange;
  #matches = [];
  #active = 0;

  constructor({ regions, texts, selected, onChange }) {
    this.#regions = regions;
    this.#texts = texts;
    this.#onChange = onChange;
    this.#build();
    this.select(selected);
  }

  select(region) {
    this.selected = region;
    this.badge.textContent = region.code;
    this.callingCode.textContent = `+${region.callingCode}`;
    this.button.setAttribute(
      "aria-label",
      this.#texts.text("countryButton", { name: region.name, code: region.callingCode }),
    );
  }

  open() {
    this.search.value = "";
    this.#list();
    this.dialog.showModal();
    this.search.focus();
    this.#activate(Math.max(0, this.#matches.indexOf(this.selected)), "center");
  }

  #build() {
    this.badge = element("span", { className: "region-badge" });
    this.callingCode = element("bdi", { className: "calling-code" });
    this.button = element(
      "button",
      {
        type: "button",
        className: "country-button",
        "aria-haspopup": "dialog",
        onclick: () => this.open(),
      },
      this.badge,
      this.callingCode,
      drawing("chevron"),
    );
    this.search = element("input", {
      type: "search",
      className: "field",
      placeholder: this.#texts.text("countrySearch"),
      autocomplete: "off",
      role: "combobox",
      "aria-label": this.#texts.text("countrySearch"),
      "aria-expanded": "true",
      "aria-controls": "country-list",
      "aria-autocomplete": "list",
      oninput: () => this.#list(),
      onkeydown: (event) => this.#steer(event),
    });
    this.list = element("ul", {
      id: "country-list",
      className: "country-list",
      role: "listbox",
      "aria-label": this.#texts.text("countryTitle"),
      onclick: (event) => this.#choose(event.target.closest("[role=option]")?.dataset.index),
    });
    this.none = element("p", { className: "country-none", role: "status" });
    this.dialog = this.#buildDialog();
  }

  #buildDialog() {
    const close = element(
      "button",
      {
        type: "button",
        className: "icon-button",
        "aria-label": this.#texts.text("countryClose"),
        onclick: () => this.dialog.close(),
      },
      drawing("cross"),
    );
    return element(
      "dialog",
      {
        className: "country-dialog",
        "aria-labelledby": "country-title",
        onclick: (event) => event.target === this.dialog && this.dialog.close(),
      },
      element(
        "div",
        { className: "country-sheet" },
        element(
          "header",
          { className: "country-header" },
          element("h2", { id: "country-title" }, this.#texts.text("countryTitle")),
          close,
        ),
        this.search,
        this.none,
        this.list,
      ),
    );
  }

  #list() {
    const query = this.search.value.trim();
    this.#matches = this.#regions.matching(query);
    this.list.replaceChildren(...this.#matches.map((region, index) => this.#option(region, index)));
    this.none.textContent =
      this.#matches.length === 0 ? this.#texts.text("countryNone", { query }) : "";
    this.#activate(0, "nearest");
  }

  #option(region, index) {
    const isSelected = region === this.selected;
    const option = element(
      "li",
      { id: `country-${region.code}`, role: "option", "aria-selected": String(isSelected) },
      element("span", { className: "region-badge", "aria-hidden": "true" }, region.code),
      element("span", { className: "country-name" }, region.name),
      element("bdi", { className: "calling-code" }, `+${region.callingCode}`),
    );
    option.dataset.index = index;
    return option;
  }

  #steer(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (event.key in steps) {
      const last = this.#matches.length - 1;
      this.#activate(Math.min(last, Math.max(0, this.#active + steps[event.key])), "nearest");
    } else if (event.key === "Enter") {
      this.#choose(this.#active);
    } else {
      return;
    }
    event.preventDefault();
  }

  #activate(index, block) {
    this.list.querySelector(".is-active")?.classList.remove("is-active");
    const option = this.list.children[index];
    this.#active = index;
    this.search.setAttribute("aria-activedescendant", option?.id ?? "");
    option?.classList.add("is-active");
    option?.scrollIntoView({ block });
  }

  #choose(index) {
    const region = this.#matches[index];
    if (!region) return;
    this.select(region);
    this.dialog.close();
    this.#onChange(region);
  }
}
