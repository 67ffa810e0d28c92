/** Shows the panel of the chosen tab; arrow keys move along the row. */
export function enableTabs(list) {
  const tabs = [...list.querySelectorAll("[role=tab]")];

  function choose(chosen) {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = tab !== chosen;
    }
  }

  list.addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]");
    if (tab) choose(tab);
  });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const direction = getComputedStyle(list).direction === "rtl" ? -step : step;
    const index = tabs.indexOf(document.activeElement) + direction;
    const next = tabs[(index + tabs.length) % tabs.length];
    choose(next);
    next.focus();
  });
}
