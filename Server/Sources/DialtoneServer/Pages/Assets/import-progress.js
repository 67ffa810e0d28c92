const pause = 1500;

/** Shows the progress of an import, and loads the page again when the import reaches its next state. */
export function followImport(section) {
  const bar = section.querySelector("progress");
  const count = section.querySelector("[data-done]");
  const update = async () => {
    try {
      const response = await fetch(section.dataset.import);
      if (response.ok) {
        const { state, done } = await response.json();
        if (state !== section.dataset.state) return location.reload();
        bar.value = done;
        count.textContent = done;
      }
    } catch {
      // The server restarts, and the import continues.
    }
    setTimeout(update, pause);
  };
  setTimeout(update, pause);
}
