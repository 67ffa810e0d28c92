// Shows an error if the page's scripts, or the files that they need, cannot be loaded. This is
// not a module, so that it runs before them.
{
  const timeout = 20_000;

  const showFailure = () => {
    if (!document.getElementById("loading")) return;
    document.getElementById("sign-in").replaceChildren();
    document.getElementById("not-loaded").hidden = false;
  };

  const isScript = ({ target }) => target instanceof HTMLScriptElement;
  addEventListener("error", (event) => isScript(event) && showFailure(), true);
  addEventListener("load-failed", showFailure);
  addEventListener("load", () => setTimeout(showFailure, timeout));
}
