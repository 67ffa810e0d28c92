const pause = 1500;

/** Shows the progress of an import or a job, and loads the page again when it reaches its next state. */
export function followImport(section) {
  const bar = section.querySelector("progress");
  const count = section.querySelector("[data-done]");
  const update = async () => {
    try {
      const response = await fetch(section.dataset.import);
      if (response.ok) {
        const { state, done } = await response.json();
        if (state !== section.dataset.state) return location.reload();
        // Nothing is known of the end while users are counted.
        if (bar) bar.value = done;
        count.textContent = done;
      }
    } catch {
      // The server restarts, and the import continues.
    }
    setTimeout(update, pause);
  };
  setTimeout(update, pause);
}
