import { element } from "./dom.js";

/**
 * Asks the user in a dialog before a change.
 *
 * Returns the text of the field, or `true` if the dialog has none; `undefined` if the user does not
 * want the change. `field` has a `label` and a `value`; `isFinal` marks a change that cannot be undone.
 */
export function ask({ texts, title, lead, submit, field, isFinal = false }) {
  const input = field && element("input", {
    id: "ask-field",
    className: "field",
    value: field.value,
    maxLength: 100,
    required: true,
    dir: "auto",
    autocomplete: "off",
  });
  const cancel = element("button", { className: "button is-quiet", type: "button" }, texts.text("cancel"));
  const form = element(
    "form",
    { className: "ask" },
    element("h2", { id: "ask-title" }, title),
    lead ? element("p", { id: "ask-lead", className: "quiet" }, lead) : null,
    field ? element("label", { htmlFor: "ask-field", className: "label" }, field.label) : null,
    input,
    element(
      "div",
      { className: "ask-buttons" },
      cancel,
      element("button", { className: isFinal ? "button is-final" : "button", type: "submit" }, submit),
    ),
  );
  const dialog = element("dialog", { className: "ask-dialog", "aria-labelledby": "ask-title" }, form);
  if (lead) dialog.setAttribute("aria-describedby", "ask-lead");
  return new Promise((resolve) => {
    let answer;
    cancel.addEventListener("click", () => dialog.close());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      answer = input ? input.value.trim() || undefined : true;
      dialog.close();
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
    if (input) input.select();
    else cancel.focus();
  });
}
