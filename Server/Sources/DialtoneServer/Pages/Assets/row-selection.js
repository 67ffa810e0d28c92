import { text } from "./console-texts.js";

/** Makes a box select all rows of its form, and shows how many are selected. */
export function connectSelection(box) {
  const form = box.form;
  const rows = [...form.querySelectorAll("tbody .row-choice")];
  if (rows.length === 0) return;
  const status = form.querySelector("[data-selected-count]");
  // Without scripts, a link selects all rows.
  const link = form.querySelector("[data-select-link]");
  if (link) link.hidden = true;
  box.hidden = false;
  const update = () => {
    const count = rows.filter((row) => row.checked).length;
    box.checked = count === rows.length;
    box.indeterminate = count > 0 && count < rows.length;
    status.textContent = count === 0 ? "" : text("selected", { count });
  };
  box.addEventListener("change", () => {
    for (const row of rows) row.checked = box.checked;
    update();
  });
  for (const row of rows) row.addEventListener("change", update);
  update();
}
