import { element } from "./dom.js";
import { showSwitch } from "./entry-fields.js";

/**
 * Asks the user in a dialog before a change.
 *
 * Returns the text of the field, or `true` if the dialog has none; `undefined` if the user does not
 * want the change. `problem` says why the change was not made before; `isFinal` marks a change that
 * cannot be undone.
 *
 * `field` has a `label` and a `value`, and can have a `type`, `autocomplete`, a `hint`, the
 * `userName` that a password is for, and `fault`, which returns what is wrong with the value.
 */
export function ask({ texts, title, lead, submit, field, problem = "", isFinal = false }) {
  const complaint = element("p", { id: "ask-problem", className: "problem", role: "alert" }, problem);
  const parts = field ? fieldParts(field, texts) : { input: undefined, nodes: [] };
  const { input } = parts;
  if (problem) input?.setAttribute("aria-invalid", "true");
  const cancel = element("button", { className: "button is-quiet", type: "button" }, texts.text("cancel"));
  const form = element(
    "form",
    { className: "ask", noValidate: true },
    element("h2", { id: "ask-title" }, title),
    lead ? element("p", { id: "ask-lead", className: "quiet" }, lead) : null,
    ...parts.nodes,
    complaint,
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
      // Spaces can be part of a password.
      const value = field?.type === "password" ? input.value : input?.value.trim();
      const fault = field?.fault?.(value) ?? "";
      complaint.textContent = fault;
      if (fault) {
        input.setAttribute("aria-invalid", "true");
        input.focus();
        return;
      }
      answer = input ? value || undefined : true;
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

/** The field with its label, its hint and, for a password, the switch that shows it. */
function fieldParts({ label, value, type = "text", autocomplete = "off", hint, userName }, texts) {
  const input = element("input", {
    id: "ask-field",
    className: "field",
    type,
    value,
    maxLength: type === "text" ? 100 : 4096,
    required: type === "text",
    dir: type === "text" ? "auto" : "ltr",
    autocomplete,
    spellcheck: false,
    autocapitalize: "none",
    "aria-describedby": hint ? "ask-hint ask-problem" : "ask-problem",
  });
  return {
    input,
    nodes: [
      // Password managers store the password with this name.
      userName
        ? element("input", { type: "email", value: userName, autocomplete: "username", hidden: true, readOnly: true })
        : null,
      element("label", { htmlFor: "ask-field", className: "label" }, label),
      hint ? element("p", { id: "ask-hint", className: "quiet" }, hint) : null,
      input,
      type === "password" ? showSwitch(input, texts) : null,
    ],
  };
}
